import { type Kind, step, tip } from '../kind.ts';

const operated = ['knee/knees/hip/operation/operated/surgery/replacement/replaced/joint'];

export const helpSomebodyWalkAgain: Kind = {
  id: 'help-somebody-walk-again',
  category: 'relationship',
  name: 'Help somebody close to move and walk again',
  slots: {
    person: { from: 'person', otherwise: 'the one you help', anywhere: true },
    goal: {
      words: ['park', 'mosque|temple|church', 'shop|shops|market', 'garden', 'bus stop', 'café|cafe', 'stairs'],
      otherwise: 'place you chose',
    },
  },
  ask: {
    question: 'Who is it, what happened, and where should they be able to walk to?',
    chips: ['My mother, after a new knee', 'My father, after months in bed', 'My grandfather, to the shop and back'],
  },
  hoursAWeek: 4,
  weekly: 'Walk with them on five days at the same hour, and write down the distance',
  overview:
    'You find out with a physiotherapist what is allowed, make a short walk at a fixed hour a habit for two, and lengthen it by a few metres each week. It ends with {person} going to the {goal} and back without your arm.',
  approach:
    'Confidence comes back from many short walks, not from one long one. Let them decide the pace and you the hour. What usually goes wrong is doing everything for them, scolding, and a walk that hurts until the next day and is the last one.',
  done: 'They have walked to the {goal} and back by themselves on three different days, and want to go again.',
  cautions: [
    'Chest pain, sudden breathlessness, a hot swollen calf, a fall, fever or a wound that weeps: stop and call a doctor at once.',
    'It is their body: a no counts. If they stay low, tired or confused for weeks, ask the doctor about it.',
  ],
  steps: [
    step(
      'Ask what they themselves would like to reach',
      'Over tea and not as a lecture: where would you like to go again, whom would you like to see there? A place and a person they miss pull harder than any reason of yours. Write it in their words.',
      ['Ask and listen for ten minutes', 'Write the place in their words', 'Measure the way on a map'],
      0.5,
    ),
    step(
      'Ask the surgeon or physiotherapist what is allowed now',
      'Go along: how far, how often, stick or frame, stairs, which exercises, what pain is normal and what is not, and which tablets before the walk. Ask for five exercises on one sheet and for sessions at home or nearby.',
      ['Write five questions', 'Go along to the appointment', 'Hang the sheet up where they sit'],
      1.5,
      { waitDays: 4, when: { said: operated } },
    ),
    step(
      'Ask the doctor for a check before you begin',
      'Heart, blood pressure, feet, eyes, medicines that make dizzy, pain, mood. Ask about a physiotherapist, a stick or frame of the right height, and how far is a good beginning.',
      ['Book the appointment', 'Go along with a list of medicines', 'Write down the first distance'],
      1.5,
      { waitDays: 4, when: { unsaid: operated } },
    ),
    step(
      'Fix one hour a day that belongs to the two of you',
      'The same hour, when pain and tiredness are least, often an hour after breakfast and tablets. Begin with five minutes indoors: up from the chair ten times, to the door and back, the exercises on the sheet. Cross off the day together.',
      ['Choose the hour', 'Do the first five minutes today', 'Hang up a sheet with thirty boxes'],
      3,
      { waitDays: 5 },
    ),
    step(
      'Make chair, shoes and way safe',
      'A firm chair with arms and higher than the knee, closed shoes with a grip, no loose rugs, light on the stairs, a rail. Walk the way outside and note each bench, kerb and toilet: benches are the stages of the plan. Hand back small jobs, such as tea and the door: what you take off them gets weaker.',
      ['Raise the chair and clear the rugs', 'Check shoes and stick', 'Note benches and kerbs on the way'],
      1.5,
    ),
    step(
      'Walk outside to the first bench on five days',
      'You beside them on the weak side, half a step behind, no pulling. Sit, talk, go back. Add the next bench or about 50 metres a week if knees and mood were fine the next morning; in a bad week stay where you are.',
      ['Go to the first bench five times', 'Write down the distance', 'Add the next one after a week'],
      5,
      { waitDays: 14 },
    ),
    step(
      'Do half of the way, with stairs or a slope',
      'Good leg up first, bad leg down first, hand on the rail. Practise the hardest bit alone first, such as the kerb at the crossing. Invite somebody they like for one of the walks: company is the best medicine.',
      ['Practise the hardest bit three times', 'Walk half of the way', 'Invite one friend along'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Walk behind, then wait at the bench',
      'First ten metres behind them, then you wait at the last bench, then at home with the phone. Agree on a phone in the pocket, a card with name and number, and what they do when they are tired.',
      ['Walk ten metres behind', 'Wait at the bench', 'Put phone and card into the pocket'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Celebrate the way to the {goal} and back',
      'The whole way by themselves, with a friend or a tea waiting there. Then make it weekly: a group, a prayer time, a market day. It is done when they go without being asked.',
      ['Agree on the day', 'Let somebody wait for them there', 'Enter the next three days'],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Play their music on the walk',
      'A rhythm makes steps easier.',
      'Make a list of ten songs',
      'Begin with the favourite',
    ),
    tip(
      'Count from chair to standing',
      'It is the best exercise of the day.',
      'Do it ten times',
      'Write the number on the sheet',
    ),
    tip('Invite a neighbour for Fridays', 'Company brings people out.', 'Ask one person', 'Fix the hour'),
    tip(
      'Take a folding stool along',
      'A seat takes the fear away.',
      'Buy a light one',
      'Sit after each hundred metres',
    ),
    tip('Film one walk a month', 'They see how far they have come.', 'Film twenty seconds', 'Watch it together'),
    tip(
      'Ask about a walking group',
      'Slow groups exist in many places.',
      'Ask the clinic or town',
      'Go along the first time',
    ),
    tip('Choose shoes together', 'Grip and a firm heel prevent falls.', 'Go in the afternoon', 'Walk in the shop'),
    tip(
      'Look after your own back',
      'Helpers get hurt by lifting.',
      'Let them push up themselves',
      'Ask to be shown how',
    ),
    tip(
      'Talk about pain with a number',
      'A figure tells more than a sigh.',
      'Ask from nought to ten',
      'Rest the next day above six',
    ),
    tip(
      'Cook with protein',
      'Muscles need eggs, fish, beans or meat.',
      'Add some to each meal',
      'Offer a glass of water each time',
    ),
    tip('Share the hour with a sibling', 'Two helpers last longer.', 'Agree on two days', 'Write it on the sheet'),
    tip(
      'Let them carry something home',
      'A small errand gives the walk a reason.',
      'Choose something light',
      'Use a bag across the body',
    ),
  ],
};
