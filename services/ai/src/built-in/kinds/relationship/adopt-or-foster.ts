import { type Kind, step, tip } from '../kind.ts';
import { adoptionHere } from '../local-papers.ts';

/** Application or course are behind them. */
const applied = [
  'application is? in/sent/submitted/accepted',
  'applied to/with',
  'done/did/finished/completed/attended the/our/a _? course/training/preparation/information_evening/information/stage_1/stage_one',
  'home study is? running/started/done/finished',
  'in stage two/2',
];

/** They are approved. */
const approved = [
  'been/are/got/were approved',
  'approved as/by/to/last',
  'approval panel/came/is',
  'waiting for a/the match/child/placement/call',
];

/** A child is there. */
const placed = [
  'been/got/were matched/linked',
  'placed with us/me',
  'child/he/she/they moved/arrived/comes/came',
  'have/got a placement',
];

export const adoptOrFoster: Kind = {
  id: 'adopt-or-foster',
  category: 'relationship',
  name: 'Adopt or foster a child',
  slots: {
    way: {
      words: [
        'emergency fostering|emergency',
        'respite fostering|respite',
        'long-term fostering|long-term|long term',
        'kinship care|kinship|niece|nephew|grandson|granddaughter',
        'stepchild adoption|stepchild|wife’s son|husband’s daughter',
        'adoption from abroad|from abroad|international|overseas',
        'open adoption',
        'fostering|foster|pflegekind',
        'adoption|adopt|adopters',
      ],
      otherwise: 'adoption or fostering',
    },
    child: {
      words: [
        'baby|babies|newborn',
        'toddler',
        'siblings|brothers and sisters',
        'teenager|teen',
        'refugee child|refugee',
        'child with a disability|disability|special needs',
        'niece',
        'nephew',
        'grandson',
        'granddaughter',
        'stepson',
        'stepdaughter',
        'child',
      ],
      otherwise: 'child',
    },
  },
  ask: {
    question: 'Where do you stand?',
    chips: ['Only thinking about it', 'In assessment', 'A child moves in soon'],
  },
  hoursAWeek: 3,
  overview:
    'You will learn what to expect of {way}, choose an authority or agency, prepare for training and assessment, and get home, work and helpers ready. After the match you give the child time to arrive.',
  approach:
    'Think from the needs of a child: assessors look for honesty, stability and support, and not for perfect people. It often takes one to three years, with long waits. Many children have lived through loss, so learn about attachment and trauma before one moves in.',
  done: 'A child lives with you with all papers in order, support is arranged, and after half a year daily life has a rhythm.',
  cautions: [
    'Use only authorised bodies and agencies. Never pay birth parents or private go-betweens; for children from abroad check that the country follows the Hague Convention. Contact the child protection service at once if you learn of danger for a child.',
    'Fostering can end with a return to the birth family. If you are grieving after infertility or loss, take time and counselling first.',
  ],
  steps: [
    step(
      'Note where your case stands and what comes next',
      'Which stage, who your worker is, which paper is still open, when the panel meets. Ask what tends to hold families up at this point. Write it down after each call.',
      ['Ask your worker three questions', 'List open papers', 'Note the next date'],
      0.7,
      { when: { said: [...applied, ...approved, ...placed] } },
    ),
    step(
      'Write down why and what you can offer',
      'Note your motives, the age and needs of the {child} you can imagine, and what you have to offer in health, housing, time and money. Ask partner and children what they think. Be honest about what you could not cope with.',
      [
        'Write for half an hour, each of you alone',
        'Compare your pages and mark where you differ',
        'Tell one person you trust',
      ],
      1.5,
      { when: { unsaid: [...applied, ...approved, ...placed] } },
    ),
    step(
      'Go to an information evening and talk to families',
      'Ask the youth welfare office or approved agency about {way}: conditions, duration, contact with birth parents, money, support, chances. Talk to two families, also about what was hard.',
      [
        'Find the responsible office',
        'Book a place at the information evening',
        'Write down ten questions about {way}',
      ],
      3,
      { local: adoptionHere, when: { unsaid: [...applied, ...approved, ...placed] }, waitDays: 14 },
    ),
    step(
      'Choose the form and hand in the application',
      'Compare short-term and long-term fostering and adoption at home or abroad with your own strengths. Authorities usually ask for identity papers, police record, medical certificate, proof of income and references, so order them early.',
      ['Decide which form suits your family', 'Order the certificates', 'Ask three people for references'],
      4,
      { when: { unsaid: [...applied, ...approved, ...placed] }, waitDays: 30 },
    ),
    step(
      'Spend time with children like the {child} you hope for',
      'Youth group, nursery, neighbours, two hours a week: you learn what is age and what is trouble, and it counts in the talks. Read one book on attachment together.',
      ['Ask a group for two hours a week', 'Read one book together', 'Note what was hard for you'],
      10,
      { when: { said: [...applied, ...approved], unsaid: placed } },
    ),
    step(
      'Take the preparation course and read about attachment',
      'The course covers loss, trauma, behaviour, birth families, identity and school. Spend time with children of that age as well, for example in a youth group. It shows whether your idea of the {child} suits your daily life.',
      ['Enter the course dates in the calendar', 'Read one good book together', 'Spend two days with children'],
      24,
      {
        when: { unsaid: [...approved, ...placed] },
        resources: 'UK: https://www.coram.org.uk · United States: https://www.childwelfare.gov',
      },
    ),
    step(
      'Go through the home study honestly',
      'There are several talks about childhood, relationship, losses, money and daily life, and a look at your home. Say what is difficult for you and how you get help; that convinces more than a perfect life story.',
      [
        'Write a life line with high and low points',
        'Talk with your partner about upbringing',
        'Make the home safe for the {child}',
      ],
      15,
      { when: { unsaid: [...approved, ...placed] }, waitDays: 60 },
    ),
    step(
      'Keep in touch with your worker and look wider',
      'Write every four weeks, ask about profiles, and say which ages, siblings or needs you could think of again. Waiting a year is common. Write down your limits while you are calm.',
      ['Write every four weeks', 'Read profiles with care', 'Write down your limits'],
      2,
      { waitDays: 30, when: { said: approved, unsaid: placed } },
    ),
    step(
      'Ask the carers and the school for the child’s small things',
      'Food, sleep, smell of the soap, songs, words, fears, what helps after a bad dream. Copy it into the first weeks at home. Ask for health papers, life story and who may be met.',
      ['Write twenty questions', 'Ask for soap, blanket and songs', 'Get papers and the life story'],
      3,
      { when: { said: placed } },
    ),
    step(
      'Keep the world of the {child} small for the first months',
      'You two, the home, one park. Same order every day, few visitors, only you feed, comfort and put to bed. Family may wave and cook. It feels narrow, and it builds trust.',
      ['Tell the family what you need', 'Hang up the day in pictures', 'Plan an hour of sleep for each parent'],
      10,
      { when: { said: placed } },
    ),
    step(
      'Prepare work, money and five helpers',
      'Settle leave, allowances, health insurance, nursery or school, and the room. Find people for cooking, nights and talking, and one adviser. Decide what family and neighbours are told; the story belongs to the {child}.',
      ['Ask the employer about leave', 'Ask five people for one thing each', 'Write two sentences for the curious'],
      6,
    ),
    step(
      'Read the file and ask before you say yes',
      'Ask about health, history, siblings, contacts, school, what calms the child and what nobody knows. Let a doctor read it with you. Saying no at this point is allowed and fair to the child.',
      [
        'Write twenty questions about the {child}',
        'Talk to the people who care for the child now',
        'Sleep on it for some nights',
      ],
      5,
      { when: { unsaid: placed }, waitDays: 21 },
    ),
    step(
      'Let the child arrive and secure help for a year',
      'Begin with many short visits, familiar things, few visitors and much routine. Feelings may come late, on both sides. Book support after placement and the legal steps of {way}. It is done when half a year of daily life has passed and all papers are there.',
      [
        'Hang up the daily routine with pictures',
        'Book the adviser and a first visit to the doctor',
        'Write a memory book with the child',
      ],
      20,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip(
      'Use the waiting time well',
      'The wait can last years, and it is easier with plans of your own.',
      'Take a trip or a course together',
      'Build up savings for the leave',
    ),
    tip(
      'Keep things from the first day',
      'Later the child will want to know how it all began.',
      'Keep clothes, tickets and letters in a box',
      'Label photos with names and places',
    ),
    tip('Talk about origin from the start', 'Then there is no great revelation.', 'Simple words', 'Picture book'),
    tip(
      'Speak respectfully of birth parents',
      'The child feels that it is partly them.',
      'Say: they could not look after you',
      'Keep details private from others',
    ),
    tip(
      'Learn about the other culture',
      'Hair, food, feasts and language are part of the child.',
      'Ask families from that country',
      'Find an adult who can be a role model',
    ),
    tip(
      'Tell school what it must know',
      'Teachers can help only when they know the basics.',
      'Explain what upsets and what calms the child',
      'Ask for care with family-tree homework',
    ),
    tip(
      'Give your own children a voice',
      'They share their parents and their room.',
      'Spend time alone with each every week',
      'Ask them what is hard at the moment',
    ),
    tip(
      'Expect the child to test you',
      'Difficult behaviour often asks whether you will stay.',
      'Give the same calm answer each time',
      'Keep your adviser’s number at hand',
    ),
    tip(
      'Take respite without guilt',
      'Rested carers can go on for longer.',
      'Plan a free weekend every few months',
      'Use a sitter the child already knows',
    ),
    tip(
      'Join a group of adoptive or foster families',
      'People in the same situation understand without long explanations.',
      'Go once a month',
      'Let the children meet each other too',
    ),
    tip(
      'Look after your relationship too',
      'The strain is shared best by two people who still talk.',
      'Keep one hour a week for yourselves',
      'See a counsellor before it gets bad',
    ),
    tip(
      'File every letter',
      'Authorities will ask for the same papers again.',
      'One folder per child',
      'Keep copies in a second place',
    ),
    tip(
      'Consider a smaller way first',
      'Weekend care or mentoring helps a child and shows you what fits.',
      'Ask the office about respite families',
      'Try it for half a year',
    ),
  ],
};
