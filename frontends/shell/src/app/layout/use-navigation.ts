import { useMediaQuery } from '@pathwise/ui/use-media-query';
import { useState } from 'react';
import type { Place } from '../../sections/sections.rules.ts';
import { fromDesktop, fromTablet } from './breakpoints.ts';

export type Navigation = ReturnType<typeof useNavigation>;

/** The sidebar's state: full or rail, chosen or by the width, and whether the drawer on a phone is open. */
export function useNavigation(place: Place) {
  const isWide = useMediaQuery(fromDesktop, true);
  const isTablet = useMediaQuery(fromTablet, true);
  const [choice, setChoice] = useState<'rail' | 'full' | undefined>(undefined);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const fitting = isWide && place !== 'plan' ? 'full' : 'rail';
  const isRail = (choice ?? fitting) === 'rail';
  return {
    isRail: isRail && isTablet,
    toggleRail: () => setChoice(isRail ? 'full' : 'rail'),
    isDrawerOpen: isDrawerOpen && !isTablet,
    setDrawerOpen,
  };
}
