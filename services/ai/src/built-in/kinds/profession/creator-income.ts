import { type Kind, step, tip } from '../kind.ts';

/** People watch already, little money comes. */
const hasAudience = [
  'followers/subscribers/viewers/subs/watch/viewers',
  '10k/20k/30k/40k/50k/80k/100k/110k',
  'thousand people/followers/watch',
  'partner programme/program',
  'shared by/and everybody/everyone',
];
/** Deals exist, income jumps. */
const deals = [
  'brand deals/deal',
  'media kit',
  'at/with 100/150/180/200 paid',
  'sponsor wrote/offered/asked',
  'paid subscribers',
];

export const creatorIncome: Kind = {
  id: 'creator-income',
  category: 'profession',
  name: 'Earn a living as a creator',
  slots: {
    channel: {
      words: [
        'YouTube|youtube|youtuber',
        'TikTok|tiktok|tiktoker',
        'Twitch|twitch|streamer|streaming',
        'Instagram|instagram|influencer|reels',
        'podcast|podcaster',
        'newsletter|substack|blog|blogger',
        'Patreon|patreon|onlyfans|members',
        'Etsy patterns|digital products|templates|online course|course',
        'stock photos|stock',
        'UGC|ugc',
      ],
      otherwise: 'social media',
    },
  },
  ask: {
    question: 'What do you publish, how often, and who already watches?',
    chips: ['Nothing published yet', 'Under 1,000 followers', 'Views but no income'],
  },
  hoursAWeek: 9,
  weekly: 'Publish one finished piece and answer twenty people',
  overview:
    'You choose one theme for one kind of person, publish weekly on {channel} for half a year with numbers read, and add income that does not hang on views: a product, members, services, sponsors.',
  approach:
    'Ads alone need hundreds of thousands of views; a small true audience can pay by products. What goes wrong is quitting the job at the first viral clip, and changing theme monthly.',
  done: 'For three months running the channel has paid the sum you set, from at least two sources.',
  cautions: [
    'Declare ads, pay tax from the first income, respect music and image rights, and show no children’s faces or daily places.',
  ],
  steps: [
    step(
      'Write for whom, what and the sum a month',
      'One person you know, three questions they type in, what you can show that others cannot (job, place, craft). Sum and date; hours a week beside your job.',
      ['Write person, questions and proof', 'Set sum and date', 'List thirty ideas'],
      1,
    ),
    step(
      'Study ten {channel} posts that worked for such people',
      'First three seconds or line, title, picture, length, where you would stop. Read comments: what do they ask? Note patterns, copy none.',
      ['Take apart five posts', 'Note ten questions from comments', 'Choose your format'],
      2,
      { when: { unsaid: hasAudience } },
    ),
    step(
      'Make the first three pieces with what you have',
      'Phone, window light, cheap microphone, script of ten lines, one idea. Publish the third before you like it.',
      ['Write three scripts', 'Record in one afternoon', 'Publish the first this week'],
      12,
      { when: { unsaid: hasAudience } },
    ),
    step(
      'Publish weekly on {channel} for twelve weeks',
      'Fixed day, batch two at a time, same series name. After each: click rate, where people left, saved, one change next time. Numbers compare with your own, not with stars.',
      ['Fix the day', 'Batch two pieces', 'Change one thing a week'],
      70,
      { when: { unsaid: hasAudience } },
    ),
    step(
      'Write last year’s income by source and hours on one page',
      'Adverts, sponsors, sales, members, gifts: sum a month and hours for each. Adverts mostly bring one to ten per 1,000 views, so they rarely feed anybody. Mark which source could grow threefold with the people you have; that is the next half year.',
      ['Write twelve months by source', 'Divide by hours', 'Choose the one source to grow'],
      1.5,
      { when: { said: hasAudience } },
    ),
    step(
      'Ask your viewers what they would pay for, with three prices',
      'One post, one story, one pinned comment: I think of making a class, a kit or a plan; which would you buy and at what price? Answer a hundred comments by name. From 40,000 followers one in 400 buys at first: work out whether this carries the sum you need.',
      ['Post the question with three prices', 'Answer by name', 'Work out the sum'],
      3,
      { when: { said: hasAudience } },
    ),
    step(
      'Take the sponsor’s letter apart before you answer it',
      'Is the firm real, what exactly, by when, which rights for how long, exclusive, paid before or after? Ask for the brief and name a price with an end date for the rights. No fee to pay, no link to click, no contract on the phone. Label it as advertising.',
      ['Look the firm up', 'Ask for the brief', 'Answer with price and end date'],
      2,
      { when: { said: deals } },
    ),
    step(
      'Even the income out with two packages a quarter',
      'Instead of single deals offer three brands a package of four posts over three months, paid in parts. Put what is above the sum you need into a second account and pay yourself the same each month from it. A third goes aside for tax.',
      ['Write the package on one page', 'Offer it to three old partners', 'Pay yourself a fixed sum'],
      5,
      { when: { said: deals } },
    ),
    step(
      'Talk to twenty viewers and start a mail list',
      'What do you struggle with, what have you bought for it? The list is yours, the platform is not. A small free thing for the address.',
      ['Message five viewers a week', 'Make a one-page freebie', 'Send a mail every fortnight'],
      6,
    ),
    step(
      'Sell one small thing to your first {channel} people',
      'Guide, template, workshop, commission, membership, 9 to 49. Pre-sell to ten before building. Two per cent of a warm list buys.',
      ['Ask what they would pay for', 'Pre-sell to ten', 'Deliver and ask for a sentence'],
      20,
    ),
    step(
      'Offer {channel} sponsors a fair page',
      'Who watches, average views, two past posts, price (start around 20 per 1,000 real views), rights limited in time, pay in 30 days. Write to ten small brands you use. Label ads.',
      ['Make the page', 'Write to ten brands', 'Fix rights and label'],
      8,
    ),
    step(
      'Register the {channel} income, plan rest, decide about the job',
      'Tax, contract, backup. Two weeks of pieces in reserve, no comments after eight. Leave the job only when six months of the sum came twice and savings cover six more.',
      ['Register and save a third for tax', 'Build two weeks’ reserve', 'Check the six-month rule'],
      8,
    ),
  ],
  suggestions: [
    tip('Use the first comment', 'Ask a question.', 'Pin', 'Reply'),
    tip('Batch thumbnails', 'Half of the click.', 'Three versions', 'Face or object'),
    tip('Keep a swipe file', 'Hooks.', 'Ten', 'Why'),
    tip('Collaborate one step bigger', 'Shared people.', 'Value', 'Date'),
    tip('Save originals twice', 'Accounts vanish.', 'Disk', 'Cloud'),
    tip('Repurpose one piece to three', 'Less work.', 'Clip', 'Mail'),
    tip('Decide what stays private', 'Family rule.', 'List', 'Blur'),
    tip('Block trolls without talk', 'Time.', 'Words list', 'Mod'),
    tip('Look at numbers once a week', 'Mood.', 'Sunday', 'One page'),
    tip('Learn captions', 'Reach and access.', 'Auto', 'Check'),
    tip('Check contract for whitelisting', 'Rights cost.', 'Months', 'Price'),
    tip('Walk daily', 'Creators burn out.', 'Thirty', 'No phone'),
  ],
};
