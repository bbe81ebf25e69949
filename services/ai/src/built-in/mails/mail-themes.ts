/** What a mail may add to the admin's words. Each says only what is true of Pathwise whenever the mail is sent. */
export interface MailTheme {
  readonly when: RegExp;
  readonly paragraph?: string;
  readonly button: { readonly label: string; readonly path: string };
}

/** The first that fits counts. */
export const mailThemes: readonly MailTheme[] = [
  {
    when: /\b(?:maintenance|downtime|offline|outage|unavailable)\b/i,
    paragraph: 'Thank you for your patience.',
    button: { label: 'Open Pathwise', path: '/' },
  },
  {
    when: /\b(?:feedback|opinions?|survey|suggestions?|tell us|ideas?|write to us)\b/i,
    paragraph: 'The support page is the way to write to us. A sentence is enough.',
    button: { label: 'Write to us', path: '/support' },
  },
  {
    when: /\b(?:premium|upgrade|subscri\w+|prices?|discount)\b/i,
    paragraph: 'What premium holds, and what it costs today, is on the subscription page.',
    button: { label: 'See the plans', path: '/subscription' },
  },
  {
    when: /\b(?:challenges?)\b/i,
    paragraph: 'A challenge is easier to keep up with somebody beside you. Challenges are part of premium.',
    button: { label: 'Look at the challenges', path: '/challenges' },
  },
  {
    when: /\b(?:mentor\w*)\b/i,
    paragraph: 'Somebody who has gone the way before sees further. Mentorship is part of premium.',
    button: { label: 'Look at the offers', path: '/mentorship' },
  },
  {
    when: /\b(?:partners?|accountab\w+|communit\w+|other members|together|buddy|buddies)\b/i,
    paragraph:
      'It is easier to keep going with somebody beside you. Finding an accountability partner is part of premium.',
    button: { label: 'Find a partner', path: '/accountability' },
  },
  {
    when: /\b(?:diary|diaries|journal\w*|reflect\w*)\b/i,
    paragraph: 'A few lines are enough: what went well, and what you would do differently next time.',
    button: { label: 'Open your diary', path: '/diary' },
  },
  {
    when: /\b(?:week|weekly|weeks|tasks?|schedule|monday|calendar|to-?dos?)\b/i,
    paragraph: 'Open your plan and choose one thing for each day that matters. Small is fine.',
    button: { label: 'Plan this week', path: '/plan' },
  },
  {
    when: /\b(?:goals?|roadmaps?|come back|return|start\w*|new year|motivat\w+|begin\w*)\b/i,
    paragraph:
      'One goal in a sentence is enough to begin with. Sage, your coach, turns it into a roadmap that you can change.',
    button: { label: 'Open your goals', path: '/goals' },
  },
];
export const plainTheme: Omit<MailTheme, 'when'> = { button: { label: 'Open Pathwise', path: '/' } };
