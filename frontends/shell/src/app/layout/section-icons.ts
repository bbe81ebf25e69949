import type { SectionId } from '@pathwise/contracts/site.rules';
import { RunnerIcon } from '@pathwise/ui/category-icon';
import {
  BriefcaseBusiness,
  Calendar,
  CircleQuestionMark,
  Flag,
  GraduationCap,
  Handshake,
  Heart,
  LayoutDashboard,
  NotebookText,
  Palette,
  Target,
  User,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';

export const sectionIcons: Readonly<Record<SectionId, ComponentType>> = {
  dashboard: LayoutDashboard,
  plan: Calendar,
  diary: NotebookText,
  goals: Target,
  profession: BriefcaseBusiness,
  health: RunnerIcon,
  relationship: Heart,
  hobby: Palette,
  members: Users,
  challenges: Flag,
  accountability: Handshake,
  mentorship: GraduationCap,
  faq: CircleQuestionMark,
  profile: User,
};
