import { type Kind, step, tip } from '../kind.ts';

export const marketingSkills: Kind = {
  id: 'marketing-skills',
  category: 'profession',
  name: 'Do the marketing for a business or cause',
  slots: {
    channel: {
      words: [
        'social media|instagram|facebook|tiktok',
        'newsletter|email marketing|mailing list',
        'SEO|seo|google|search',
        'ads|google ads|facebook ads|advertising',
        'website|web site|homepage',
        'linkedin',
        'flyers|posters|leaflets|print',
        'press|pr|newspaper',
        'reviews|google maps|maps',
        'brand|branding|logo',
      ],
      otherwise: 'marketing',
    },
  },
  ask: {
    question: 'What do you want to fill or sell, and with which budget?',
    chips: ['My own small firm', 'A club or charity', 'It is my new job'],
  },
  hoursAWeek: 4,
  weekly: 'Do one channel task, publish once, and read two numbers',
  overview:
    'You choose one kind of customer and one number, learn from buyers why they came, repair the page they land on, and use {channel} steadily for twelve weeks before anything else.',
  approach:
    'One channel done weekly beats six now and then. What goes wrong is likes without orders, ads to a poor page, and a logo first.',
  done: 'The number has risen for two months, and a page says what works and costs.',
  steps: [
    step(
      'Write one number, one group and today’s value',
      'Bookings a week, members, enquiries, tickets. How do people come now: last twenty, ask each. The group: who, where, when do they decide?',
      ['Write the number of today', 'Ask the last five how they came', 'Describe one person'],
      1,
    ),
    step(
      'Talk to eight buyers and keep their words',
      'What was happening when you searched, what else did you look at, what nearly stopped you, what would you tell a friend? Their sentence is your headline.',
      ['Ring eight buyers', 'Write exact words', 'Choose three sentences'],
      4,
    ),
    step(
      'Mend the page and map entry they land on',
      'For whom, what, price from, proof, one button, phone, hours, photo of people. Five strangers say in ten seconds what it is. Map entry with photos and replies.',
      ['Rewrite the top of the page', 'Update the map entry', 'Test with five strangers'],
      5,
    ),
    step(
      'Choose {channel} for twelve weeks with a plan',
      'Where the group already looks when it needs you. Four themes: question, example, people, offer. Batch a month in one afternoon.',
      ['Note where buyers look', 'Plan twelve pieces', 'Batch the first four'],
      3,
    ),
    step(
      'Publish weekly in {channel} and answer fast',
      'One clear thing, photo in daylight, invite to one action, reply within hours. Track source with a code or question at the till.',
      ['Publish on a fixed day', 'Reply within hours', 'Ask each buyer how they came'],
      24,
    ),
    step(
      'Collect addresses and reviews beside {channel}',
      'List at till and page with a reason; a mail every two weeks with one useful thing. Ask every happy customer by direct link on the same day.',
      ['Make the sign-up reason', 'Ask three people a day for a review', 'Send the first mail'],
      4,
    ),
    step(
      'Test {channel} spending with a small fixed sum',
      'After the page works: 5 to 10 a day for two weeks, one area, two texts. Cost per enquiry against profit per sale. Stop the worse.',
      ['Fix sum and end date', 'Run two texts', 'Calculate cost per sale'],
      5,
    ),
    step(
      'Keep what works and write the {channel} routine',
      'After twelve weeks: number, cost, hours by source. Double the best, drop the rest, one page who does what when.',
      ['Compare {channel} with the other sources', 'Drop one', 'Write the routine'],
      3,
    ),
  ],
  suggestions: [
    tip('Photograph one real thing a day', 'Stock.', 'Phone', 'Folder'),
    tip('Partner with a neighbour', 'Shared people.', 'Swap', 'Event'),
    tip('Put price or from-price', 'Trust.', 'Page', 'Sign'),
    tip('Hold a small event', 'Talk.', 'Twelve people', 'Photos'),
    tip('Reuse each piece three ways', 'Time.', 'Mail', 'Poster'),
    tip('Write like a letter to one', 'Warm.', 'Name', 'Cut'),
    tip('Learn the ad rules of your trade', 'Fines.', 'Health', 'Food'),
    tip('Ask permission for faces', 'Law.', 'Form', 'Children'),
    tip('Compare with last year’s week', 'Season.', 'Sheet', 'Weather'),
    tip('Use the local paper', 'Free.', 'Story', 'Photo'),
    tip('Answer bad reviews kindly', 'Others read.', 'Fact', 'Offer'),
    tip('Rest one day from screens', 'Quality.', 'Sunday', 'Timer'),
  ],
};
