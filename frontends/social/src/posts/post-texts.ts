import type { PostKind } from '@pathwise/contracts/post';
import { Flag, GraduationCap, Handshake, type LucideIcon } from 'lucide-react';

interface PostTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly icon: LucideIcon;
  /** One post of the kind, in running text. */
  readonly noun: string;
  /** The button that opens the form, and the form's heading. */
  readonly create: string;
  readonly placeholders: { readonly title: string; readonly description: string };
  readonly empty: { readonly title: string; readonly hint: string };
  readonly loading: string;
  readonly loadFailed: string;
  readonly createFailed: string;
  readonly deleteFailed: string;
  /** Shows the server's message instead of the sentences above, where there is one (spec part 2, section 8). */
  readonly prefersServerMessage: boolean;
  readonly locked: { readonly title: string; readonly text: string };
}

/** What differs between the three pages. */
export const postTexts: Readonly<Record<PostKind, PostTexts>> = {
  accountability: {
    title: 'Accountability',
    subtitle: 'Find a partner who checks in with you, or be one',
    icon: Handshake,
    noun: 'request',
    create: 'New Request',
    placeholders: {
      title: 'What do you want company with?',
      description: 'What you are working on, how often you would like to check in, and how',
    },
    empty: {
      title: 'No accountability requests yet',
      hint: 'Write what you are working on. Somebody may be working on the same.',
    },
    loading: 'Loading accountability requests',
    loadFailed: 'The accountability requests could not be loaded',
    createFailed: 'Failed to create request. Please try again.',
    deleteFailed: 'Failed to delete request. Please try again.',
    prefersServerMessage: false,
    locked: {
      title: 'Accountability partners are part of Premium',
      text: 'Ask for a partner who checks in with you, and answer others who ask.',
    },
  },
  challenges: {
    title: 'Challenges',
    subtitle: 'Take up a challenge of another member, or set one yourself',
    icon: Flag,
    noun: 'challenge',
    create: 'New Challenge',
    placeholders: {
      title: 'What do you challenge others to?',
      description: 'The rules in a few words: what to do, how often, and for how long',
    },
    empty: { title: 'No challenges yet', hint: 'Set the first one. Small and clear works best.' },
    loading: 'Loading challenges',
    loadFailed: 'The challenges could not be loaded',
    createFailed: 'Failed to create challenge. Please try again.',
    deleteFailed: 'Failed to delete challenge. Please try again.',
    prefersServerMessage: false,
    locked: {
      title: 'Challenges are part of Premium',
      text: 'Join the challenges of others, or post your own.',
    },
  },
  mentorship: {
    title: 'Mentorship',
    subtitle: 'Learn from somebody who has done it, or offer what you know',
    icon: GraduationCap,
    noun: 'offer',
    create: 'New Offer',
    placeholders: {
      title: 'What can you help with?',
      description: 'What you have done yourself, whom you can help, and how you work together',
    },
    empty: { title: 'No mentorship offers yet', hint: 'Offer what you know. An hour a month can help a lot.' },
    loading: 'Loading mentorship offers',
    loadFailed: 'The mentorship offers could not be loaded',
    createFailed: 'Failed to post mentorship offer',
    deleteFailed: 'Failed to delete mentorship offer',
    prefersServerMessage: true,
    locked: {
      title: 'Mentorship is part of Premium',
      text: 'Learn from mentors in the marketplace, or offer to be one.',
    },
  },
};
