import { type Kind, step, tip } from '../kind.ts';

const tried = [
  'three/two/four/five coffees/dates so far',
  'no spark',
  'close to deleting',
  'profile is written',
  'photos are? done',
];

export const datingAfterLossOr50: Kind = {
  id: 'dating-after-loss-or-50',
  category: 'relationship',
  name: 'Look for love again later in life',
  slots: {
    loss: {
      words: [
        'your bereavement|widow|widowed|widower|my wife died|my husband died|late husband|late wife',
        'your divorce|divorce|divorced|separation|separated',
        'a long marriage|25 years|30 years|40 years',
      ],
      otherwise: 'the years before',
    },
    widowed: { words: ['your bereavement|widow|widowed|widower|died|late husband|late wife|death'], otherwise: 'loss' },
  },
  ask: {
    question: 'What are you hoping for?',
    chips: ['Company and outings', 'A relationship, two homes', 'To live together again'],
  },
  hoursAWeek: 3,
  weekly: 'Say yes to one thing where people of your age meet, and write to one new person',
  overview:
    'You will get clear on what you want now, tell those near you, become visible in real places and on one site, meet safely and without hurry, and find out with whom the evenings are good.',
  approach:
    'At this age most meet through activities, friends of friends and a site with photos of today. Say early what you do not want: marriage, care, one purse. It goes wrong with old photos, comparison with the one before, and with money sent to somebody never met.',
  done: 'You have met at least eight people in person and see one of them with pleasure, or you know you are content as you are.',
  cautions: [
    'Never send money, codes, intimate pictures or invest on the advice of somebody you have not met, however long you have written: this is the commonest fraud against people over 50. Meet in public, tell a friend, and use protection: infections rise at this age too.',
  ],
  steps: [
    step(
      'Write what you want from love now',
      'Three lists: must, nice, never. Think of mornings, illness, children, travel, faith, home, sex. Two homes and weekends are a full answer too.',
      ['Write the three lists', 'Describe one good Sunday with somebody', 'Cross out half of the musts'],
      1,
    ),
    step(
      'Make room beside the one who died',
      'You may love again and keep them. Look where the photo hangs, whether the ring stays on, what you would tell about them in two sentences. If every evening ends in tears, grief counselling first is kind to both.',
      ['Write the two sentences', 'Ask yourself if you want company or them back', 'Change one corner of the home'],
      1.5,
      { when: { named: 'widowed' }, waitDays: 7 },
    ),
    step(
      'Tell your children and one friend',
      'I would like to meet somebody; it takes nothing from your parent, or from you. Do not ask permission. Ask the friend to keep eyes open: introductions still work best.',
      ['Tell the children in person', 'Ask a friend to introduce you', 'Leave money talk for later'],
      1,
    ),
    step(
      'Put on what fits you today and take four photos',
      'A haircut, new glasses, a shirt with colour and good shoes are enough. Take photos by daylight and from this year: one smiling, one of all of you, one doing what you love. Leave out sunglasses and grandchildren.',
      ['Get hair and one outfit right', 'Ask somebody to take twenty photos outdoors', 'Choose four'],
      3,
      { when: { unsaid: tried } },
    ),
    step(
      'Choose one site and write an honest profile',
      'One with many in your age and area; check price and how to end it. Six lines: what a good week looks like, three likes in detail, what you look for. Mention {loss} in half a sentence only.',
      ['Compare two sites for your age', 'Write six lines', 'Let a friend read it'],
      2,
      { when: { unsaid: tried } },
    ),
    step(
      'Press the button or change the first half hour',
      'Is it ready and only courage is missing: put it online with a friend beside you, today at six, and answer one message. Have there been polite coffees: do something instead of sitting, such as a market, a museum, a walk with a dog. Ask one question that is not on the form. A second meeting counts, sparks often come at the third.',
      ['Do it with a friend beside you', 'Plan a walk and not a table', 'Offer one second meeting'],
      1,
      { when: { said: tried } },
    ),
    step(
      'Join two things where people talk',
      'Dance class, choir, walking group, language course, volunteering, theatre circle. Twice a month for three months at least; stay for the coffee.',
      ['Choose two groups', 'Go twice before you judge', 'Stay for the coffee'],
      10,
      { waitDays: 21 },
    ),
    step(
      'Write to five and meet after two weeks',
      'Ask about something in their profile. A phone or video call within ten days shows voice and truth. Stop at once when there is no photo, always a reason not to meet, an ill relative or a tip to invest. Meet by day for coffee, and go home on your own.',
      ['Write to five with a question', 'Phone before you meet', 'Meet by day in public'],
      6,
      { waitDays: 21 },
    ),
    step(
      'Meet the good ones three times before you decide',
      'A walk, a meal, an errand. Sparks come slowly at 60. Afterwards ask: was I myself, did they ask about me, do I want to hear them tomorrow. Say no kindly in two lines.',
      ['Plan three different meetings', 'Answer three questions afterwards', 'Say no in two kind lines'],
      8,
      { waitDays: 30 },
    ),
    step(
      'Talk early about health, money, home and family',
      'Tests before sex, medicines, pensions that end with marriage, who inherits, holidays with grandchildren. Keep accounts apart. It is done when you know what you two are and both like it.',
      ['Talk about tests and health', 'Ask how marriage would change pensions', 'Say what you two are'],
      3,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Take breaks from the app', 'A week off each month.', 'Delete the icon', 'Come back'),
    tip('Search the picture', 'An image search finds stolen photos.', 'Two minutes', 'Before feelings'),
    tip('Have three stories that are not about the past', 'What you did last week.', 'Practise', 'Laugh'),
    tip('Invite friends of friends', 'Soup for six, two of them single.', 'Monthly', 'No match-making talk'),
    tip('Travel with a singles group', 'A walking week shows people.', 'Small', 'Age range'),
    tip('Speak about the dead in moderation', 'Twice an evening is enough.', 'With warmth', 'Ask back'),
    tip('Let children meet late', 'After some months.', 'Lunch', 'Neutral place'),
    tip('See the doctor about worries', 'Dryness, erections, heart: all can be helped.', 'Ask', 'No shame'),
    tip('Keep your own key', 'Moving in can wait a year.', 'Weekends', 'Trial'),
    tip('Learn to be alone well', 'It makes choosing better.', 'Dinner out alone', 'Cinema'),
    tip('Watch how they treat waiters', 'It tells more than roses.', 'Second date', 'Driving too'),
    tip('Write down compliments', 'You forget how you are seen.', 'Notebook', 'Read before dates'),
  ],
};
