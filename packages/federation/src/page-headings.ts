export interface KnownHeading {
  readonly title?: string;
  readonly subtitle?: string;
}

const ofMembers = 'Meet others who plan their lives, and see what they share.';

/**
 * The words that a page begins with for everybody, by the page's name in the path. The shell shows them before the page has
 * loaded. A part that depends on the person or the day is left out.
 */
export const pageHeadings = {
  dashboard: { subtitle: "Here's your life planning progress overview" },
  plan: { title: 'This Week' },
  diary: { title: 'My Diary' },
  goals: { title: 'Goals', subtitle: 'Everything you are working towards, in one place' },
  profession: { title: 'Professional Goals', subtitle: 'Work, learning and the career you are building' },
  health: { title: 'Health Goals', subtitle: 'Movement, food, sleep and a quiet mind' },
  relationship: { title: 'Relationship Goals', subtitle: 'The people who matter, and the time you give them' },
  hobby: { title: 'Hobby Goals', subtitle: 'What you do because you love it' },
  members: { title: 'Members', subtitle: ofMembers },
  explore: { title: 'Explore', subtitle: ofMembers },
  trash: { title: 'Trash', subtitle: 'What you deleted in the last 30 days. After that it is gone for good.' },
} as const satisfies Readonly<Record<string, KnownHeading>>;
