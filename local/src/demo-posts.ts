import type { CategorisedPost, MentorshipOffer } from '@pathwise/contracts/post';

/** A post's fields, and the address of its author, who is on the premium plan. */
type By<Post, Tag extends keyof Post> = Pick<Post, Tag | Extract<'title' | 'description', keyof Post>> & {
  readonly by: string;
};
type Categorised = By<CategorisedPost, 'category'>;
type Offer = By<MentorshipOffer, 'price'>;

/** Oldest first, so that the list shows them in the reverse order. */
export const demoRequests: readonly Categorised[] = [
  {
    by: 'jose@example.org',
    title: 'Twenty minutes of Japanese every morning',
    description:
      'I send a photo of my page by eight o’clock Lisbon time, you send yours whenever your morning is. If one of us misses two days, the other one calls.',
    category: 'Hobby',
  },
  {
    by: 'amara@example.org',
    title: 'Both budgets open, once a month',
    description: 'Half an hour on the last Sunday. No advice unless asked for.',
    category: 'Financial',
  },
  {
    by: 'mei@example.org',
    title: 'Finish the picture book by spring',
    description:
      'Twelve spreads, two done. I would like somebody to show the ugly sketches to on Fridays, and I will look at yours: a book, a thesis, a shed. Anything with an end.',
    category: 'Business',
  },
  {
    by: 'priya@example.org',
    title: 'Gym before work, Tuesdays and Thursdays',
    description: 'A message with one word at six: going. That is all I need to get out of bed.',
    category: 'Health',
  },
  {
    by: 'maya@example.org',
    title: 'A running partner for Sunday mornings',
    description:
      'Half marathon in spring, and the knee wants it slow. Along the river in Lisbon if you are here, otherwise we start at the same hour and compare the coffee afterwards.',
    category: 'Health',
  },
];

export const demoChallenges: readonly Categorised[] = [
  {
    by: 'kofi@example.org',
    title: 'Ten kilometres in ten runs',
    description: 'One kilometre at a time, walking counts. Three weeks.',
    category: 'Health',
  },
  {
    by: 'mei@example.org',
    title: 'Thirty days, one cup',
    description:
      'Draw the same cup every day for ten minutes, with whatever pen is near. Show the first and the last one. The ones between are nobody’s business.',
    category: 'Hobby',
  },
  {
    by: 'elena@example.org',
    title: 'Ask one person a week about their work',
    description: 'Six weeks, six short conversations. Write down one sentence from each.',
    category: 'Business',
  },
  {
    by: 'maya@example.org',
    title: 'No screens after nine',
    description: 'Two weeks. Note what you did instead, and how you slept.',
    category: 'Personal',
  },
];

export const demoOffers: readonly Offer[] = [
  {
    by: 'amara@example.org',
    title: 'Your first year as a freelancer, in numbers',
    description: 'Bring the receipts as they are. We sort them once together, and then you can do it alone.',
    price: '$30 for the first hour, then $20',
  },
  {
    by: 'kofi@example.org',
    title: 'From 5 km to a half marathon',
    description:
      'A plan that fits around your week, and a look at it every Friday. I have done this with nurses on shifts and with parents of twins, so your excuse is probably covered.',
    price: '$20/month',
  },
  {
    by: 'elena@example.org',
    title: 'Changing your profession after forty',
    description: 'Three conversations: what you can do already, who pays for it, and the first application.',
    price: '$50/hour',
  },
  {
    by: 'jose@example.org',
    title: 'Portuguese for the doctor and the landlord',
    description: 'An hour of talk on real situations, no grammar tables. For beginners who are about to move.',
    price: 'Free',
  },
];

/** Introductions that wait for an answer. Who asks is on the premium plan. */
export const demoIntroductions = [
  {
    from: 'priya@example.org',
    to: 'maya@example.org',
    message: 'Your note about the slow knee made me laugh. I run in Chennai at six; shall we compare Sundays?',
  },
  {
    from: 'maya@example.org',
    to: 'kofi@example.org',
    message: 'I would like to ask about your plan for half marathons before I decide.',
  },
] as const;

/** A member's report of an offer. */
export const demoReport = {
  by: 'mei@example.org',
  title: 'Changing your profession after forty',
  reason: 'spam',
  text: 'I have seen the same offer in two other places today. It may be an oversight.',
} as const;
