import { type Kind, step, tip } from '../kind.ts';

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
    ),
    step(
      'Make the first three pieces with what you have',
      'Phone, window light, cheap microphone, script of ten lines, one idea. Publish the third before you like it.',
      ['Write three scripts', 'Record in one afternoon', 'Publish the first this week'],
      12,
    ),
    step(
      'Publish weekly on {channel} for twelve weeks',
      'Fixed day, batch two at a time, same series name. After each: click rate, where people left, saved, one change next time. Numbers compare with your own, not with stars.',
      ['Fix the day', 'Batch two pieces', 'Change one thing a week'],
      70,
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
