import { type Kind, step, tip } from '../kind.ts';

/** Somebody has asked them to teach, or they teach already. */
const asked = [
  'college/school/boss/centre/center asked/offered/rang/wants me/us',
  'asked me/if i',
  'already teach/train/taught',
  'teaching two/three/one/some/evening',
  'have/got an? interview/trial_lesson/micro-teach',
  'interview is? on/next',
];
/** The body says stop. */
const body = ['back/knees/knee/shoulder/hands/wrists/hips/lungs/asthma/hernia'];

export const teachYourTrade: Kind = {
  id: 'teach-your-trade',
  category: 'profession',
  name: 'Teach the trade I have worked in',
  slots: {
    trade: {
      words: [
        'cooking|chef|food|catering|kitchen',
        'hairdressing|hairdresser|barber',
        'carpentry|joinery|carpenter|joiner',
        'plumbing|plumber',
        'electrical work|electrician',
        'bricklaying|bricklayer|building',
        'nursing|nurse',
        'care work|carer',
        'welding|welder|engineering',
        'motor vehicles|mechanic',
        'beauty therapy|beautician',
        'bookkeeping|accounts|accountant',
        'design|fashion',
        'gardening|horticulture|gardener',
        'IT|programming',
        'childcare|nursery nurse',
        'driving',
      ],
      otherwise: 'trade',
    },
    setting: {
      words: [
        'college|further education',
        'workshops|workshop|corporate',
        'prison',
        'school',
        'adult education|evening classes',
        'apprentices|training centre',
      ],
      otherwise: 'college or workshop',
    },
  },
  ask: {
    question:
      'Would you rather teach young people for a certificate, adults for pleasure, or firms, and what must you earn?',
    chips: ['College or training centre', 'Workshops for groups', 'I do not know yet'],
  },
  hoursAWeek: 4,
  overview:
    'You watch two lessons, teach one hour of your {trade} that somebody judges, begin the first teaching certificate beside work, build up paid hours until they cover what you need, and leave the old job on a date that the figures allow.',
  approach:
    'You have the skill; what is new is making others able to do it. A mix carries at first: two college days, a workshop, some shifts. What goes wrong is resigning before hours are in writing, and a first lesson full of talk.',
  done: 'You have taught a whole term or ten workshops, hold the first certificate, and teaching pays the sum you need each month.',
  cautions: [
    'Work with pupils needs a record check and safeguarding training. Before you resign look at notice, holiday pay and three months of costs; for a bad back ask the doctor or occupational health now.',
  ],
  steps: [
    step(
      'Write what you have taught already',
      'Trainees you brought on, new starters, demonstrations, what each can do now. Three short stories with a number. Add your papers and years: level three and some years in the {trade} are enough for many posts.',
      ['List trainees and what became of them', 'Write three stories', 'Look up two adverts'],
      1,
    ),
    step(
      'Ask the place what they need, pay and expect of the first term',
      'Which group, level, room, hours, pay with or without preparation, who watches you, by when which certificate? Ask to sit in with the group once and for last year’s plan. Then say yes to a small number of hours with a day for looking at it together.',
      ['Send the seven questions', 'Sit in with the group', 'Agree on hours and a review day in writing'],
      3,
      { when: { said: asked } },
    ),
    step(
      'Ask now what your body may still do and what helps with the change',
      'Doctor or occupational health first: limits on paper open lighter shifts, retraining money or a paid course in many countries. Tell the boss you want to bring on apprentices, which is lighter and already teaching. Standing all day is teaching too, so plan for a stool and two hours a session.',
      [
        'Get the limits on paper',
        'Ask the employment or pension office about retraining',
        'Take over one apprentice’s training',
      ],
      3,
      { waitDays: 10, when: { said: body } },
    ),
    step(
      'Watch two lessons and talk to two teachers',
      'Choose two different places, such as {setting}. What did learners do, minute by minute? Ask about hours, pay for preparation, contracts, the worst week. Hourly, part-time and salaried posts differ by thousands.',
      ['Write to three places', 'Watch two lessons', 'Ask the five questions'],
      3,
      { waitDays: 7, when: { unsaid: asked } },
    ),
    step(
      'Teach one hour of your {trade} and have it judged',
      'Eight people, one thing they can do at the end: show, do together, do alone, compare. A community centre, a club, your present trainees. Film it; ask each what they could do on Monday.',
      ['Choose one skill', 'Plan in four parts', 'Film it and ask'],
      4,
    ),
    step(
      'Set the figure you must earn and three ways to it',
      'Need a month, tax, sick days. Ways: part-time post, two workshops of eight people, shifts by day, assessor fees, private lessons. Write hours and sums, and the lowest mix that pays.',
      ['Add up the need', 'Write three mixes', 'Choose the first'],
      1.5,
    ),
    step(
      'Start the first teaching or assessor certificate',
      'An award in education and training takes some weeks of evenings or mornings and a short taught session; assessor units need real learners. Ask colleges whether they pay once you teach. Choose times your shifts leave free.',
      ['Compare three courses', 'Ask about funding', 'Enrol'],
      20,
      { waitDays: 14 },
    ),
    step(
      'Apply to five places and offer two workshops',
      'Colleges need hourly teachers in the weeks before term, so write in spring and again in August. CV with the three stories first, a lesson plan on one page. To firms: two hours, eight people, a price, one picture.',
      ['Write five applications', 'Send the offer to ten firms', 'Prepare a fifteen-minute trial lesson'],
      5,
      { waitDays: 21, when: { unsaid: asked } },
    ),
    step(
      'Teach your first paid group in your {trade} for six weeks',
      'Plan on one page, one skill a session, checks every ten minutes, names by week two. Ask weekly: what helped, what was too fast? Keep the plans: the second time costs half.',
      ['Plan six pages', 'Teach and note', 'Ask after each'],
      15,
    ),
    step(
      'Hand in your notice when the mix holds two months',
      'Contracts in writing, two months of the sum reached, certificate under way, notice date checked. Leave well: the kitchen, shop or site is your best source of pupils.',
      ['Compare two months with the figure', 'Give notice in writing', 'Agree on some shifts if you need them'],
      2,
    ),
  ],
  suggestions: [
    tip('Collect tricks of the trade on cards', 'Your lessons are in them.', 'One a day', 'With a photograph'),
    tip('Learn to explain in ten words', 'Learners remember ten.', 'One skill', 'Try it on a child'),
    tip('Ask a former trainee for a letter', 'Proof from below counts.', 'Five lines', 'A number'),
    tip('Get the record check early', 'It takes weeks.', 'Online', 'Keep the number'),
    tip('Offer to examine', 'Assessors are short.', 'Ask the board', 'One day a month'),
    tip('Stand in for somebody ill', 'Cover is the side door.', 'Leave your number', 'Say yes once'),
    tip('Write a risk sheet for one lesson', 'Colleges ask for it.', 'Tools, heat, dust', 'One page'),
    tip('Visit an open evening', 'You meet heads of department.', 'Two questions', 'Card'),
    tip('Save for three months', 'Then term gaps do not hurt.', 'A separate pot', 'Standing order'),
    tip('Try one evening class', 'Adults show you if you like it.', 'Six weeks', 'Small fee'),
    tip('Read about how people learn', 'One thin book.', 'Three ideas', 'Use one'),
    tip('Look at other settings', 'Prisons, charities, hotels.', 'Two calls', 'Different pay'),
  ],
};
