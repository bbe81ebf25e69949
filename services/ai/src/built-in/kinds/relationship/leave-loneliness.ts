import { type Kind, step, tip } from '../kind.ts';

const joined = ['joined the/a', 'choir/group/club/class is a', 'fixed thing', 'three/two/four weeks'];

const withBaby = ['baby/toddler/newborn/maternity'];

const student = ['first/second year', 'halls/campus/uni/university/college/freshers'];

export const leaveLoneliness: Kind = {
  id: 'leave-loneliness',
  category: 'relationship',
  name: 'Feel less lonely',
  slots: {
    place: { from: 'place', otherwise: 'your neighbourhood' },
    time: {
      words: [
        'weekends|weekend|saturdays',
        'Sundays|sunday',
        'evenings|evening|nights|night',
        'holidays|christmas|new year|eid',
        'mornings|morning',
        'days at home|working from home|remote|all day|home office',
        'winter evenings|winter',
      ],
      otherwise: 'emptiest hours',
    },
  },
  ask: {
    question: 'When is it worst?',
    chips: ['Evenings and weekends', 'All the time, I see hardly anybody', 'Even among people'],
  },
  hoursAWeek: 3,
  unhurried: true,
  weekly: 'Have one fixed date with people, one call, and a short chat on three days',
  overview:
    'You will bring short contacts into most days, a fixed date with people into each week, and one or two people closer. It starts with your {time}, because that is where it hurts most.',
  approach:
    'Loneliness makes us expect rejection, so we withdraw and it gets worse. Small, repeated contacts turn that round: first a few sentences, then a place where you are expected, then closeness. Six to eight weeks are normal until it feels different.',
  done: 'Each week has at least two meetings you look forward to, and there are two people you could call when you feel low.',
  cautions: [
    'If you feel empty or hopeless for more than two weeks, or think of not wanting to live, speak to your doctor or call a crisis line today. Depression and loneliness make each other worse, and both can be treated.',
    'Be careful with new acquaintances who soon speak of love, money or investments; lonely people are looked for by fraudsters.',
  ],
  steps: [
    step(
      'Write to one person and go out for half an hour',
      'Choose somebody you once liked and send a line with a memory and a question. Then walk somewhere with people, in {place} or further, and greet two of them. That is enough for today.',
      ['Send one person a message of two lines', 'Walk for half an hour and greet two people'],
      1,
    ),
    step(
      'Draw your week and mark the lonely hours',
      'Draw seven columns and use three colours: with people, fine alone, lonely. Note what you miss: talking, touch, fun, being needed, being known. Usually the best place to begin is with the {time}.',
      ['Colour in how last week was', 'Choose the two worst blocks', 'Write what kind of company is missing'],
      1,
    ),
    step(
      'Go to one baby group this week and swap a number',
      'Library song time, health visitor’s group, a pram walk, a church hall with toys: adults go there for each other. Sit beside whoever is alone, ask the name of the parent and not only of the baby, and swap numbers before you leave. Tell the midwife or doctor if days stay dark.',
      ['Look up two groups near you', 'Go to the nearest this week', 'Swap one number'],
      2,
      { when: { said: withBaby } },
    ),
    step(
      'Have a short chat on five days',
      'Say one sentence about something you both see, to the baker, a neighbour, people at the bus stop or dog owners. Studies show that it lifts the mood of both. Go to the same places in {place} at the same time, so that faces become familiar.',
      [
        'Choose two places in {place} where you go anyway',
        'Prepare three first sentences',
        'Cross off each short chat on a sheet',
      ],
      2,
      { when: { unsaid: withBaby } },
    ),
    step(
      'Choose one place where you will be expected',
      'Look for a group with a list or a task: choir, volunteering, lunch club, course, faith community or patients’ group. Being needed helps more against loneliness than being entertained.',
      [
        'Find five places in {place}, also by asking the library or doctor',
        'Call two and ask for the next date',
        'Arrange a lift or company for the first time',
      ],
      2,
      { waitDays: 5, when: { unsaid: joined } },
    ),
    step(
      'Turn one face from the group into a telephone call',
      'You are known there already. Ask one person at the end: are you walking my way, shall we have a tea on Thursday? Take a task that needs numbers, such as a lift list. Ring somebody for five minutes about something from the evening. Being the one who rings first feels odd three times.',
      ['Choose the person you laugh with', 'Ask for one tea with day and hour', 'Ring once for five minutes'],
      1.5,
      { when: { said: joined } },
    ),
    step(
      'Go there six times before you judge',
      'The first two times feel strange to almost everybody. Come ten minutes early, take on a small task, learn two names a time.',
      ['Enter six dates in the calendar', 'Say to one person that you are new', 'Note one good moment each time'],
      10,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Knock on two doors and found one small fixed evening',
      'Groups look closed by week two, and half of the people in them are still looking. Ask two from your corridor or course: chess, pasta or a walk, Wednesdays at seven, same place. A society for something you do badly is ideal. Leave the library at six once a week.',
      ['Ask two people by name', 'Set the evening and the place', 'Go to one society meeting'],
      2,
      { when: { said: student } },
    ),
    step(
      'Give your {time} a fixed shape',
      'Plan by Thursday: one thing with a person, one outside, one with your hands. A regular call with somebody far away counts. Keep television and phone for afterwards.',
      ['Agree one standing call or meal', 'Write the plan on paper', 'Keep it for three weeks'],
      4,
      { when: { unsaid: student } },
    ),
    step(
      'Tell one person that you would like more contact',
      'Choose somebody kind. Say: I have been alone a lot lately, and I enjoy being with you; shall we do this every second week? If you feel alone in your relationship, say it to your partner with one concrete wish.',
      [
        'Choose the person and the sentence',
        'Suggest a day and a place for meeting',
        'Talk to doctor or counsellor if it feels impossible',
      ],
      2,
    ),
    step(
      'Invite two people and fix a regular date',
      'Offer coffee and cake, a film or soup, at home or in a cafe in {place}. Agree on the next date before you part. It is done when it has taken place three times.',
      ['Invite for a concrete day', 'Suggest the next date before leaving', 'Look at your coloured week again'],
      5,
    ),
  ],
  suggestions: [
    tip(
      'Eat with others once a week',
      'Talking is easier over a meal.',
      'Lunch club, canteen or neighbour',
      'Bring a dessert',
    ),
    tip('Borrow a dog', 'Dog owners talk to each other.', 'Animal shelter or neighbour', 'Same round, same hour'),
    tip(
      'Work where people are',
      'People who work from home need to see faces.',
      'Use a library or shared office',
      'Begin with one day a week',
    ),
    tip('Ring instead of scrolling', 'A voice does more than a feed.', 'Ten minutes', 'One name for each evening'),
    tip(
      'Use a helpline for a chat',
      'Some lines exist only for company.',
      'Ask your town or a charity',
      'Many are open at night',
    ),
    tip('Help somebody', 'Feeling useful takes the edge off.', 'Reading to children, shopping', 'One fixed hour'),
    tip('Plan holidays early', 'They are hardest without a plan.', 'Ask four weeks before', 'Volunteer at a meal'),
    tip(
      'Say hello to neighbours by name',
      'They are the people nearest to you.',
      'Introduce yourself once more',
      'Offer to take in a parcel',
    ),
    tip(
      'Doubt the thought that nobody wants you',
      'Loneliness makes this thought louder than it deserves.',
      'Write down what speaks against it',
      'Ask one person anyway',
    ),
    tip(
      'Join a group for your situation',
      'There are groups for new parents, widows, carers and newcomers.',
      'Ask the doctor or the library',
      'Go twice before you decide',
    ),
    tip(
      'Get help with the way',
      'Lifts and companions can be arranged.',
      'Ask the organiser',
      'Ask a neighbourhood help scheme',
    ),
    tip(
      'Learn video calls',
      'Faces are nearer than a phone call.',
      'Let a grandchild show you',
      'Write the steps on paper',
    ),
    tip(
      'Be with people without talking',
      'Sitting among others helps as well.',
      'Read in a cafe or library',
      'Go swimming or to a museum',
    ),
  ],
};
