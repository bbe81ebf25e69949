import { type Kind, step, tip } from '../kind.ts';

/** Somebody has paid already. */
const taughtBefore = [
  'have/had/taught/teach _? _? pupils/students/learners/clients one_to_one/1:1/one-to-one',
  'first cohort/course/round/group is/was/ran/done/finished',
  'ran/held/gave a/my/one/two/three/the free/first/pilot/trial _? course/class/group/round/workshop/webinar',
  'already teach/taught/tutor',
  'taught for/in/at',
];
/** People who read or watch them. */
const audience = ['followers/subscribers/newsletter/list/audience/channel/readers/community'];
/** The material stands, nobody buys. */
const notSelling = [
  'nobody/no_one/zero/no buys/bought/sales/signed_up/sign-ups/came/takers',
  "doesn't/isn't/not sell/selling/selling_it",
];
/** The camera is the worry. */
const shy = ['camera/shy/nervous/technical/technology/zoom/scared'];

export const teachOnlineGroups: Kind = {
  id: 'teach-online-groups',
  category: 'profession',
  name: 'Teach a paying group online',
  slots: {
    subject: {
      words: [
        'English|english',
        'German|german',
        'Spanish|spanish|french|portuguese|italian|arabic|japanese|hindi|language|languages',
        'maths|math',
        'watercolour|drawing|painting|art',
        'guitar|piano|singing|music',
        'yoga|pilates',
        'cooking|baking|sourdough',
        'sewing|knitting|crochet',
        'photography',
        'writing',
        'coding|programming|excel',
        'bookkeeping|accounting',
        'gardening',
        'exam preparation|exam prep|ielts|sat',
        'breathing|meditation',
      ],
      otherwise: 'subject',
    },
  },
  ask: {
    question: 'What would people be able to do after your course, and has anybody paid you for it yet?',
    chips: ['I taught single pupils so far', 'I know it, never taught', 'The course stands, nobody buys'],
  },
  hoursAWeek: 5,
  weekly: 'One live hour, five personal messages and one short public lesson',
  overview:
    'You sell a small live {subject} group before you record anything: one result, four to six weeks, six to ten people, a fair price. You talk to those who want it, teach one free hour, fill the group by name, and improve it with what they ask.',
  approach:
    'A first group needs no platform and no studio: a video call, a shared page and a bank transfer do. What goes wrong is three months of recording, a topic without a result, and posting instead of asking people one by one.',
  done: 'A paying {subject} group has finished, most of them reached the result, and the second date is open for booking.',
  cautions: [
    'Register the income and look at tax and refund rules for courses sold to private people. With under-18s: a parent’s consent, a record check where asked, no private chats. Exercise, food or health topics need your qualification and insurance.',
  ],
  steps: [
    step(
      'Write one result that people get in four to six weeks',
      'Not a topic but what they can do on the last day: hold a talk of five minutes, paint a sky, close the month’s books. Whom for, from which level, how you and they will see it. Say it in one line to three people; if they ask when, it is right.',
      ['Write three results', 'Say them to three people', 'Choose the one that was asked about'],
      1,
    ),
    step(
      'Talk with eight people who would want to learn it',
      'Fifteen minutes each: what have you tried, where are you stuck, what would it be worth, which evening? Write their words down; they are your advert. Ask at the end whether they would come to a small first group.',
      ['Write to fifteen people by name', 'Have eight short talks', 'Collect their words and evenings'],
      4,
      { when: { unsaid: taughtBefore } },
    ),
    step(
      'Ask your former pupils where they got stuck and what helped',
      'You have taught, so the course is there in pieces. Five short calls: what can you do now, which exercise did it, what did you miss, whom do you know? Two sentences of praise with their leave make the page, and three names make the first places.',
      ['Call five of them', 'Ask for two sentences and a name', 'List the five exercises that worked'],
      3,
      { when: { said: taughtBefore } },
    ),
    step(
      'Ask those who read you what they want to be able to do',
      'One question to all, with three results to choose from and a reply by message. Answer each reply with one more question. Those who answer twice are the group; numbers of followers say little, about one or two in a hundred buy.',
      ['Send the question', 'Answer every reply', 'List twenty names who answered twice'],
      3,
      { when: { said: audience } },
    ),
    step(
      'Find out why nobody has booked before you change the course',
      'Who saw it, who clicked, who asked, who said no? Fewer than a hundred fitting people saw it: it is reach. They asked and left: result, price or date. Ring three who nearly came. Then offer a live group at a fixed date beside the recordings.',
      ['Count seen, asked, said no', 'Ring three who nearly came', 'Change one thing'],
      2,
      { when: { said: notSelling } },
    ),
    step(
      'Plan five live sessions of an hour, mostly their work',
      'Each one: five minutes what happened, ten minutes new, thirty minutes they do it in pairs or alone, ten minutes look at three results, five minutes task till next time. Materials on one page a session, no recording beforehand.',
      ['Write the last session first', 'Fill the other four', 'Make one page of material each'],
      5,
    ),
    step(
      'Set day, price and number and open a simple way to pay',
      'Six to ten people; price is what one private hour or two would cost, times the sessions, at half. Early places a little less until a day. One page: result, for whom, dates, price, refund until the second session. A form and a bank or card link are enough.',
      [
        'Choose day and hour from the talks',
        'Calculate from the hours you will spend',
        'Write the page and test the payment',
      ],
      2.5,
    ),
    step(
      'Rehearse sound, light and sharing with two friends',
      'Headset or clip microphone, window in front, camera at the height of your eyes, second device as spare. Share a page, make pairs, have somebody drop out and return. Teach ten minutes, look once at the recording, change one thing.',
      ['Set up the place', 'Rehearse pairs and sharing', 'Change one thing'],
      2,
      { when: { said: shy } },
    ),
    step(
      'Give one free hour and invite by name at its end',
      'Not a talk about the course but its first result in small. Twenty invited by name, usually eight come. Last five minutes: what we do in five weeks, date, price, how to book. The next day write to each one personally.',
      ['Invite twenty people by name', 'Teach one small result', 'Write to each the next day'],
      5,
      { when: { unsaid: notSelling } },
    ),
    step(
      'Fill the first paid {subject} places by personal messages',
      'Five messages a day to people from talks, free hour and friends of friends, one answer to each doubt, never a discount. Four paid places are enough to begin. If fewer come, keep the date with a smaller group or move it once, openly.',
      ['Send five messages a day', 'Note each doubt and its answer', 'Decide at four paid places'],
      6,
      { waitDays: 7 },
    ),
    step(
      'Teach the {subject} group and ask after every session',
      'Start on time, names, three short questions at the end: what helped, what was too fast, what will you do till next time? Write to those who missed one the same day; that keeps people more than any material. Save questions: they are the next course.',
      ['Keep a line on each person', 'Write to the missing ones the same day', 'Mend one thing each week'],
      9,
    ),
    step(
      'Show results, ask for words and open the second date',
      'Last session: each shows before and after. Ask for two sentences and one name. Count hours and money: what was an hour worth? Raise the price or the number, open the second date the same week while they talk about it, and record only what you explained three times.',
      ['Collect before and after', 'Count your real hourly pay', 'Open the second date the same week'],
      3,
    ),
  ],
  suggestions: [
    tip('Start with the people you have', 'Ten messages bring more than a post.', 'By name', 'One question'),
    tip('Keep one evening for it', 'Learners come to what is always there.', 'Same day', 'Same link'),
    tip('Record nothing the first time', 'You will change half of it.', 'Notes only', 'Record round two'),
    tip('Show one pupil’s result weekly', 'It explains the course.', 'With leave', 'Before and after'),
    tip('Answer one question in public', 'It is advert and material.', 'Two minutes', 'Their own words'),
    tip('Write the refund rule kindly', 'It makes booking easier.', 'Until session two', 'In one line'),
    tip('Use pairs early', 'Nobody hides in a pair.', 'Minute ten', 'Clear task'),
    tip('Keep the group small', 'Results sell the second round.', 'Ten at most', 'Names'),
    tip('Have a spare line', 'The net fails on the first evening.', 'Phone as hotspot', 'Number of one learner'),
    tip('Put money aside for tax', 'It is not all yours.', 'A quarter', 'Own account'),
    tip('Ask for one name, not a review', 'People come through people.', 'At the end', 'By message'),
    tip('Say no to the wrong level', 'One lost person slows nine.', 'Short check', 'Offer another way'),
  ],
};
