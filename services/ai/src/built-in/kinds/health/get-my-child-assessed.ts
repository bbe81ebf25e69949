import { type Kind, step, tip } from '../kind.ts';

export const getMyChildAssessed: Kind = {
  id: 'get-my-child-assessed',
  category: 'health',
  name: 'Have my child assessed and supported',
  slots: {
    child: {
      words: [
        'daughter|girl',
        'son|boy',
        'grandson',
        'granddaughter',
        'stepson',
        'stepdaughter',
        'twins',
        'toddler|little one',
        'teenager|teen',
      ],
      otherwise: 'child',
    },
    what: {
      words: [
        'ADHD|adhd|add',
        'autism|autistic|asd',
        'dyslexia|reading|spelling|dyslexic',
        'dyscalculia|maths|numbers',
        'speech delay|speech|talking|stutter|stammer|language',
        'motor skills|clumsy|dyspraxia|coordination',
        'anxiety|school refusal|anxious',
        'giftedness|gifted',
        'hearing|sight',
      ],
      otherwise: 'development and attention',
    },
    place: { words: ['school|teacher|class', 'nursery|kindergarten|daycare|preschool', 'home'], otherwise: 'school' },
  },
  ask: {
    question: 'What worries you, how old is the child, and what does the school say?',
    chips: ['ADHD, seven years', 'Speech, three years', 'Reading and spelling'],
  },
  hoursAWeek: 2,
  weekly: 'Fifteen minutes of notes, one practice or calm time with the child that goes well',
  overview:
    'You gather what you and the school see, have hearing and sight checked first, get on the right waiting lists, and arrange help in the meantime, since support at school mostly does not need a diagnosis.',
  approach:
    'Describe behaviour, not character. Put everything in writing and keep copies. Protect the bond: one thing a day that is fun. Do not let the child hear only what is wrong.',
  done: 'There is a written result with recommendations, and {place} and family have agreed on three concrete helps with a date of review.',
  cautions: [
    'Losing words or skills, seizures, not eating, self-harm or talk of not wanting to live: doctor the same day. No supplements, diets or medicine without one.',
    'Use assessors with recognised training; ask beforehand whether {place} and authorities accept the report.',
  ],
  steps: [
    step(
      'Write what you see in two weeks',
      'When, where, how often, what came before, what helped; strengths as well. Three examples a day are enough.',
      ['Write three examples of today', 'List the strengths of your {child}', 'Look up early milestones and reports'],
      0.5,
    ),
    step(
      'Talk to the teacher or carer with questions',
      'Ask what they see, compared with others, in which situations, and what works. Ask for it in writing.',
      [
        'Ask for a half-hour appointment at {place}',
        'Bring five questions about {what}',
        'Agree one change for four weeks',
      ],
      0.7,
    ),
    step(
      'Have hearing, sight and health checked',
      'Ears and eyes first, sleep, iron, thyroid, tablets. Many a trouble with attention or speech ends here.',
      ['Book the paediatrician and bring notes', 'Ask for hearing and sight tests', 'Ask for the referral for {what}'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Get on the waiting lists of two places',
      'Child development centre, child psychiatry, speech or learning therapist, school psychologist. Ask price, waiting, what the report says.',
      ['Call three places', 'Send notes and forms at once', 'Ask for cancellations every fortnight'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Put help at {place} in place now',
      'Seat in front, short tasks, extra time, movement breaks, visual plan, reading aloud. In most countries a support plan can start on need.',
      ['Ask in writing for a support plan', 'Choose three helps', 'Set the date of review'],
      1.5,
    ),
    step(
      'Try what helps at home for six weeks',
      'ADHD: one instruction, timer, praise at once; speech: repeat correctly, read daily; reading: ten minutes syllables; anxiety: small steps. One thing at a time.',
      ['Choose one for {what}', 'Do it at the same hour', 'Note what worked'],
      4,
    ),
    step(
      'Go to the assessment well prepared',
      'Tell your {child} honestly: we find out how you learn best. Bring reports, notes, glasses; ask for the result talk in plain words.',
      ['Explain it two days before', 'Bring two-page summary', 'Ask: what is it, what helps, what next?'],
      2,
    ),
    step(
      'Turn the report into a plan',
      'Therapies, school rights in exams, parent training, financial help, what to tell the child and brothers and sisters. Review after three months.',
      [
        'Ask {place} for a meeting',
        'Apply for what the report recommends',
        'Explain it to your {child} with strengths first',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip('Praise within five seconds', 'It works better than blame.', 'Say what was good', 'Often'),
    tip('Keep a folder', 'You will be asked for the same papers.', 'Date on each', 'Copies only'),
    tip('Join a parents’ group', 'They know clinics and forms.', 'Local or online', 'Ask waiting times'),
    tip('Give one instruction at a time', 'Long sentences get lost.', 'Eye contact', 'Repeat back'),
    tip('Protect sleep', 'Tired children look like ADHD.', 'Same bedtime', 'No screens an hour before'),
    tip('Let the child move first', 'Ten minutes before homework.', 'Trampoline', 'Ball'),
    tip('Read aloud daily', 'It helps speech and reading.', 'Ten minutes', 'Child chooses'),
    tip('Ask how school breaks go', 'Loneliness hides.', 'Who, where', 'No pressure'),
    tip('Treat yourselves to help', 'Parent training is effective.', 'Ask for courses', 'Both parents'),
    tip('Look at family traits', 'It often runs in families.', 'No guilt', 'May explain you too'),
    tip('Thank the teacher in writing', 'Allies last longer.', 'Short mail', 'Specific'),
    tip('Keep one fun hour', 'The child is more than the problem.', 'No correcting', 'Same day'),
  ],
};
