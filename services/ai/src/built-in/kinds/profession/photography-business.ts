import { type Kind, step, tip } from '../kind.ts';

export const photographyBusiness: Kind = {
  id: 'photography-business',
  category: 'profession',
  name: 'Earn money as a photographer',
  slots: {
    kind: {
      words: [
        'wedding|weddings',
        'newborn|baby|family|maternity',
        'portrait|portraits|headshots',
        'product|food|e-commerce',
        'real estate|property|architecture|interiors',
        'pet|dog|horse',
        'event|concert|sports|sport',
        'school|nursery',
        'stock|prints|fine art|landscape',
        'videography|video|film|drone',
      ],
      otherwise: 'portrait',
    },
  },
  ask: {
    question: 'What have you been paid for, and is it to replace a job?',
    chips: ['Hobby, never paid', 'A few paid shoots', 'Want weddings'],
  },
  hoursAWeek: 6,
  weekly: 'Shoot one practice or paid job and deliver it within five days',
  overview:
    'You choose one {kind} line, build a portfolio of twenty photos by arranged shoots, get contract, insurance and backup, and set a price from hours that include editing.',
  approach:
    'One hour of shooting brings two to four of editing and mail. What goes wrong is doing all genres, cheap all-inclusive deals, and one memory card.',
  done: 'You have ten paid {kind} jobs at a price that pays your hours, and enquiries each month.',
  steps: [
    step(
      'Choose the {kind} line and look at ten who live from it',
      'Price, number of photos, style, how they get clients. What do people near you search? One line for a year.',
      ['Note ten prices', 'Choose one line', 'Write who buys and when'],
      1,
    ),
    step(
      'Arrange five {kind} shoots for the portfolio',
      'With people who resemble your clients, models by exchange, written release. Plan light, ten poses or angles, shot list. Deliver as for pay.',
      ['Find five people', 'Write the shot list', 'Get releases signed'],
      25,
    ),
    step(
      'Select twenty photos and get a hard opinion',
      'A working photographer and a buyer: which would you pay for, what is missing? Same look, natural skin. Page with twenty, price from, contact.',
      ['Choose thirty, cut to twenty', 'Ask two people', 'Build one page'],
      3,
    ),
    step(
      'Set up cards, backup and workflow',
      'Two card slots or two bodies, spare battery, three copies (one away), culling in 30 minutes, preset, delivery gallery. Time each step.',
      ['Buy a spare card and disk', 'Write the workflow', 'Time one job'],
      5,
    ),
    step(
      'Calculate {kind} prices and packages from all hours',
      'Yearly need and gear, insurance, tax, by 100 to 150 jobs or 25 weddings; hours including travel and edits. Three packages, prints as extra, deposit 30 per cent.',
      ['Add up all hours of one job', 'Write three packages', 'Fix the deposit'],
      2,
    ),
    step(
      'Register, insure, and write a contract',
      'Liability and gear insurance, tax, model release, rights: private use against commercial licence, delivery date, cancelling, illness replacement.',
      ['Register', 'Get two quotes', 'Adapt a checked contract'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Find ten {kind} clients through partners',
      'Venues, midwives, agents, shops, schools, clubs: give them five good photos of their place. Map entry and reviews. Answer in two hours. Second shooter for weddings first: five of them.',
      ['Visit ten partners with photos', 'Second-shoot or assist', 'Ask each client for a review'],
      20,
    ),
    step(
      'Deliver early, ask for names, raise the {kind} price',
      'Sneak peek in 48 hours, gallery in two to four weeks, call, print offer, one name. After ten jobs ten per cent more; drop what you dislike.',
      ['Send three photos in 48 hours', 'Ask for one name', 'Raise after ten jobs'],
      15,
    ),
  ],
  suggestions: [
    tip('Learn one light well', 'Window then flash.', 'Sessions', 'Notes'),
    tip('Scout places at the hour', 'No surprises.', 'Photo', 'Parking'),
    tip('Keep a pose list', 'Calm clients.', 'Ten', 'Phone'),
    tip('Rent lenses', 'Before buying.', 'Day', 'Compare'),
    tip('Write captions with place names', 'Search.', 'Town', 'Venue'),
    tip('Say delivery time twice', 'Fewer mails.', 'Contract', 'Day'),
    tip('Bring a helper', 'Light and bags.', 'Student', 'Fee'),
    tip('Print your work', 'Sales.', 'Album', 'Sample'),
    tip('Save for a second body', 'Cameras fail.', 'Monthly', 'Used'),
    tip('Do mini sessions in autumn', 'Ten families a day.', 'Slots', 'Prepaid'),
    tip('Protect your back', 'Straps.', 'Exercise', 'Breaks'),
    tip('Know drone and privacy law', 'Fines.', 'Licence', 'Consent'),
  ],
};
