import { type Kind, step, tip } from '../kind.ts';

export const quitCannabis: Kind = {
  id: 'quit-cannabis',
  category: 'health',
  name: 'Stop smoking cannabis',
  slots: {
    time: {
      words: [
        'evenings|evening|after work|night',
        'sleep|to sleep|bed',
        'weekends|weekend',
        'friends|mates|parties',
        'gaming|games',
        'stress|anxiety',
        'boredom|bored',
        'mornings|morning|all day',
      ],
      otherwise: 'evenings',
    },
    person: {
      words: [
        'wife',
        'husband',
        'partner',
        'girlfriend',
        'boyfriend',
        'brother',
        'sister',
        'friend',
        'mother|mum',
        'father|dad',
        'parents',
      ],
      otherwise: 'friend',
    },
    way: {
      words: ['joints|joint|spliffs|spliff', 'bong|bongs', 'vape|dab pen|pen|carts', 'edibles|gummies|brownies'],
      otherwise: 'joints',
    },
  },
  ask: {
    question: 'How much and how often, with tobacco, and what is it for?',
    chips: ['Every evening to sleep', 'All day for years', 'With friends, with tobacco'],
  },
  hoursAWeek: 2,
  weekly: 'Note each use and craving, three sports or outings in the hours when you smoked',
  overview:
    'You look at when and why, choose a day or a two-week reduction, prepare for bad sleep and irritability, which pass within two to four weeks, and fill the {time} with something else. Help by a counsellor is free in most places.',
  approach:
    'The worst days are two to six; dreams come back strong. Separate tobacco: plan nicotine replacement or you fall back through the cigarette. New hands, new place, new people for four weeks decide more than will.',
  done: 'You have not used for three months, sleep without it, and know what you do when somebody offers.',
  cautions: [
    'Hearing voices, feeling followed, deep low mood or thoughts of suicide: doctor or emergency number now. Repeated vomiting eased only by hot showers: doctor, it comes from cannabis. Pregnant or breastfeeding: stop with help.',
    'Medical cannabis is changed only with the prescriber. Do not replace it by alcohol, sedatives or synthetic products. Do not drive after use.',
  ],
  steps: [
    step(
      'Note every use for five days',
      'Time, amount, with whom, before what feeling, money. Find the two you would miss most.',
      ['Write today’s {way} down', 'Work out money and hours in a month', 'Write three reasons of your own'],
      0.5,
    ),
    step(
      'Choose stopping at once or two weeks down',
      'Daily heavy use: down by a fifth every two days, later first one each day, no strong products. Otherwise a date within ten days.',
      ['Set the date', 'Buy no more than for the plan', 'Plan nicotine patches if you mix with tobacco'],
      0.7,
    ),
    step(
      'Talk to a drug counsellor or doctor',
      'Free and confidential in most places; ask about group, online programme, sleep, mood and attention problems behind it.',
      ['Find the nearest advice centre', 'Book a first talk', 'Ask what they suggest for sleep'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Tell your {person} and clear the flat',
      'Grinder, papers, pipes, dealer’s number gone, jacket washed. Say what helps: no smoking in front of you for a month.',
      ['Throw it all away the evening before', 'Delete two contacts', 'Send your {person} a message each evening'],
      0.5,
    ),
    step(
      'Get through the first ten days without cannabis',
      'Irritable, sweaty, no appetite, bad sleep, then vivid dreams. Water, food in small bits, sport each day, warm shower, no big decisions. A craving lasts 15 minutes.',
      ['Plan the {time} hour by hour', 'Sweat once a day, best before {time}', 'Write craving 0 to 10'],
      3,
      { waitDays: 8 },
    ),
    step(
      'Learn to sleep without it',
      'Fixed getting-up time, no screen in the last hour, up after twenty minutes, no coffee after two. Most sleep well again after three to four weeks.',
      ['Set the alarm for all days', 'Prepare book and lamp', 'Do not make up by naps'],
      1,
    ),
    step(
      'Fill the {time} for four weeks',
      'Class, training, cooking, band, meeting someone who does not smoke. Boredom is the commonest reason for relapse in week three.',
      ['Book two fixed things a week', 'Practise no, I am taking a break', 'Put the money saved aside'],
      4,
    ),
    step(
      'Handle an offer and a slip',
      'One time is not the end: write where and why, talk, go on the same day. It is not controlled use when you count hours till the next one.',
      [
        'Write your sentence for friends',
        'Decide where you do not go for three months',
        'Call counsellor or {person} after a slip',
      ],
      0.7,
    ),
    step(
      'Mark three months and decide what stays',
      'Look at sleep, money, mood, memory, motivation. Decide about once in a while honestly; for daily users nothing is easier than a little.',
      ['Compare with your reasons and look at {time}', 'Buy something with the money', 'Keep one meeting a month'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Eat breakfast again', 'Appetite comes back by rhythm.', 'Small', 'Same hour'),
    tip('Keep hands busy', 'Rolling was a ritual.', 'Clay, guitar', 'Evening box'),
    tip('Sweat every day', 'It shortens the restless days.', 'Run, sauna if healthy', 'Half an hour'),
    tip('Choose other friends for weeks', 'You can see them later.', 'Day meetings', 'Cinema'),
    tip('Use the app counter', 'Days without are a treasure.', 'Money too', 'Share it'),
    tip('Drink tea at the usual time', 'A ritual replaces a ritual.', 'Mug', 'Balcony'),
    tip('Write dreams down', 'They are strong and harmless.', 'Notebook', 'Passes'),
    tip('Check mood after a month', 'What was hidden may show.', 'Ask a doctor', 'Treatable'),
    tip('Change the chair', 'Place is a trigger.', 'New corner', 'Light'),
    tip('Know your 15 minutes', 'Cravings rise and fall.', 'Timer', 'Walk'),
    tip('Tell the doctor of all medicine', 'Some levels change.', 'Honest', 'List'),
    tip('Plan the festival', 'Go sober with one ally.', 'Leave early', 'Own drinks'),
  ],
};
