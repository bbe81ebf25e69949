import { type Kind, step, tip } from '../kind.ts';
import { childcareHelpHere } from '../local-health.ts';

const settling = ['week two', 'settling in', 'for an hour', 'drop off/drop-off', 'peel him/her', 'at the gate'];

const noLanguage = ['no english/german/french/spanish', 'speaks no', 'language'];

export const startNurseryOrSchool: Kind = {
  id: 'start-nursery-or-school',
  category: 'relationship',
  name: 'Help my child start nursery or school',
  slots: {
    place: {
      words: [
        'nursery|daycare|kita|creche|crèche',
        'kindergarten|preschool|pre-school',
        'childminder|nanny',
        'secondary school|big school|high school|gymnasium',
        'new school|change of school|changing schools|changes school',
        'primary school|first day of school|school|first class|reception',
      ],
      otherwise: 'new place',
    },
    child: {
      words: ['daughter|girl', 'son|boy', 'twins', 'toddler', 'kids|children', 'grandson', 'granddaughter', 'child'],
      otherwise: 'child',
    },
    refuse: {
      words: ['refuses|won’t go|wont go|cries every|screams|clings|school refusal|tummy ache|stomach ache|anxious'],
      otherwise: 'refusal',
    },
  },
  ask: { question: 'How far is it?', chips: ['Still some months', 'It starts soon', 'Started, and it is hard'] },
  hoursAWeek: 2,
  overview:
    'You will get to know the {place} before it counts, practise the small skills, plan a slow start with a good goodbye, and stay in contact with the adults there until mornings are glad for your {child}.',
  approach:
    'Children settle through one adult they trust and a goodbye that is short, honest and the same each day. Two to six weeks is normal. It goes wrong by sneaking away, by going back to work on day three, and by asking every evening whether anybody was mean.',
  done: 'Your child is comforted there by somebody, plays or works, and says goodbye without despair on most days for three weeks.',
  cautions: [
    'If a child tells of being hurt, shows marks, or changes suddenly, believe it and ask school, doctor or child protection. Weeks of pain in the tummy or not going at all need help early, not later.',
  ],
  steps: [
    step(
      'Visit the {place} and ask eight questions',
      'Settling-in plan, key person, sleep, toilets, food, sickness, how you reach them, what a hard child gets. Take photos of door, hook, room for a little book at home.',
      ['Book a visit', 'Ask about settling in and key person', 'Make a five-picture book'],
      1.5,
      { local: childcareHelpHere },
    ),
    step(
      'Free up two to four weeks of your time',
      'Plan leave, late starts or a grandparent for the settling in. Have a stand-in for sick days: ten to twelve a year at nursery are normal.',
      ['Arrange late starts with the employer', 'Name two stand-ins', 'Fill in forms and vaccinations'],
      1.5,
      { daysBefore: 45 },
    ),
    step(
      'Learn ten words that a child needs on the first day',
      'Toilet, water, help, stop, mine, come, thank you, the own name, the teacher’s name, play. As pictures on a ring at the belt and as a game in both languages. Tell the school what the words are at home. One child with the same language is worth a course; understanding comes in three months, speaking in six.',
      ['Make the ring of ten pictures', 'Play shop and toilet with it', 'Ask for a child with the same language'],
      2,
      { when: { said: noLanguage } },
    ),
    step(
      'Practise the small things as a game',
      'Practise shoes, coat, the lunch box, the toilet and asking for help. For school add the way, the bag and the clock; for older ones bus, timetable and locker. Letters are not needed, unless your child wants them.',
      [
        'Practise two skills a week with your {child}',
        'Walk or ride to the {place} three times',
        'Play nursery or school with teddies',
      ],
      4,
      { waitDays: 14, when: { unsaid: noLanguage } },
    ),
    step(
      'Shift bedtime and mornings two weeks before',
      '15 minutes earlier every two days, breakfast at the real hour, clothes laid out. A row of pictures: dress, eat, teeth, shoes. Leave ten minutes for nothing.',
      ['Shift by 15 minutes', 'Hang up the morning row', 'Do one rehearsal morning'],
      1.5,
      { daysBefore: 14 },
    ),
    step(
      'Meet two children from the group beforehand',
      'Playground, ice cream, sports. One known face changes the first day. Ask the {place} or the parents’ chat.',
      ['Ask the {place} for two families', 'Arrange one afternoon', 'Write the names on the fridge'],
      2,
      { daysBefore: 10 },
    ),
    step(
      'Make the goodbye the same in one minute',
      'Coat on the hook, one kiss in the palm to keep, the words: after lunch I come back, then go, although there are tears. Hand over to the same person each time; ask for a photo after ten minutes. Never slip away. If it is still as hard after two weeks, go back to an hour with you in the next room.',
      ['Write the goodbye in four acts', 'Ask for one key person and a photo', 'Keep it for ten days'],
      3,
      { waitDays: 7, when: { said: settling } },
    ),
    step(
      'Settle in step by step with a clear goodbye',
      'Stay together for an hour on the first days, and part for ten minutes on day four. Double it when somebody there can comfort your child. The goodbye is a kiss, one sentence and a wave: I come after lunch. Then do come.',
      ['Choose the goodbye sentence', 'Leave for ten minutes, then longer', 'Never sneak away from your {child}'],
      12,
      { waitDays: 14, when: { unsaid: settling } },
    ),
    step(
      'Make a plan with the school about going in at all',
      'They should go each day, if only to the gate or for two lessons, as staying at home makes the fear larger. One adult receives them at the door. Look for the reason: noise, toilets, a bully or parting from you. See a doctor about aches and a psychologist after two weeks.',
      ['Meet teacher and counsellor this week', 'Agree on the smallest daily step', 'Look for the reason hour by hour'],
      4,
      { when: { named: 'refuse' }, waitDays: 14 },
    ),
    step(
      'Keep afternoons empty and talk sideways',
      'They hold together all day and fall apart at the door. Bring food, a cuddle and quiet. Ask who sat beside them or what was silly. Leave clubs out for six weeks.',
      ['Bring a snack to pick-up', 'Ask your {child} one silly question', 'Keep afternoons free'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Talk with teacher or key person after four weeks',
      'How is the first half hour, whom do they seek, what helps. Agree on one change. It is done after three weeks with more good mornings than hard ones.',
      ['Ask for fifteen minutes', 'Agree on one change', 'Thank them by name'],
      1,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Draw a heart on both hands', 'Press it when you miss each other.', 'Pen', 'Every Monday'),
    tip('Let the other parent bring', 'Some part more easily from dad.', 'Try a week', 'Same sentence'),
    tip('Label everything', 'Fifty things get lost.', 'Stamp', 'Socks too'),
    tip('Say what happens after', 'After lunch, sandpit, then I come.', 'No clock words', 'Keep it'),
    tip('Do not buy with sweets', 'Comfort yes, bribe no.', 'Park', 'Story'),
    tip('Cry round the corner', 'You may.', 'Coffee with a friend', 'Ask for a photo'),
    tip('Hold a small feast on the first day', 'Cake, photo, early bed.', 'Same spot each year', 'Grandparents later'),
    tip('Keep one soft toy twice', 'One stays there.', 'Wash both', 'Same smell'),
    tip('Read about it', 'A picture book on starting.', 'Library', 'Often'),
    tip('Leave a big bag of clothes', 'Accidents are normal.', 'Names', 'Plastic bag'),
    tip('Ask about friends by photo', 'Class photo gives names.', 'Fridge', 'Invite one'),
    tip('Expect week three', 'Novelty ends, tears return, briefly.', 'Stay the same', 'Early nights'),
  ],
};
