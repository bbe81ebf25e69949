import { type Kind, step, tip } from '../kind.ts';

const halfWay = ['hall/place/venue/restaurant is? booked', 'booked the', 'yeses', 'deposits'];

export const familyOrClassReunion: Kind = {
  id: 'family-or-class-reunion',
  category: 'relationship',
  name: 'Organise a reunion',
  slots: {
    kind: {
      words: [
        'class reunion|school reunion|class',
        'family reunion|family meeting|cousins’ meeting|cousins|whole family',
        'army reunion|regiment|veterans',
        'team reunion|old team|club',
        'university reunion|uni friends|student friends|college',
        'work reunion|old colleagues|former colleagues',
        'band reunion|old band',
        'reunion',
      ],
      otherwise: 'reunion',
    },
    place: { from: 'place', otherwise: 'a place all can reach' },
    family: { words: ['family|cousins|relatives|clan'], otherwise: 'family' },
  },
  ask: { question: 'How many would come?', chips: ['Up to 15', '15 to 50', 'More than 50'] },
  hoursAWeek: 1.5,
  measures: ['people', 'guests'],
  overview:
    'You will find two helpers and the people, agree on date, place and price, get a firm yes from enough of them, plan an evening with little programme, and hold the {kind} everybody talks about.',
  approach:
    'The list is the work: each finds three more. Fix the date before asking everybody, as polls of fifty never end. People come to talk, so one activity and good chairs are enough. It goes wrong with a deposit paid alone, and speeches.',
  done: 'The reunion has taken place, costs are shared out, photos are sent, and the next one has a name to it.',
  steps: [
    step(
      'Find two helpers and share three jobs',
      'Somebody who knows everyone, somebody for money, you for date and place. Meet for an hour: why now, for whom, with or without partners and children, how fine.',
      ['Ask two people today', 'Share list, money, place', 'Write the purpose of the {kind} in a sentence'],
      1,
    ),
    step(
      'Build the list together and find the lost',
      'Old class photo with numbers or family tree; columns name now, town, mail, phone, found by. Networks, parents’ addresses, clubs, local paper, registry for relatives abroad. Note the dead with respect.',
      ['Put the photo or tree in a shared list', 'Each finds three more for the {kind}', 'Start one group chat'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Choose date and place among three yourselves',
      'Go six to nine months ahead and avoid holidays. A pub room, hall, school, garden or huts for two nights will do, if it is easy to reach, without steps and dry in rain. Ask in {place} for a hold without a deposit, the closing time and the least you have to spend.',
      ['Check holidays and feasts in {place}', 'Ask three places for a hold', 'Decide with your helpers'],
      2.5,
      { waitDays: 10, when: { unsaid: halfWay } },
    ),
    step(
      'Send save the date with a price and an answer day',
      'What, when, where, about 35 a head, who else is looked for, yes or no by the first. Pay 15 in advance to a named account: those who pay come. Ring those without mail.',
      ['Send the date and price', 'Ask for a deposit for the {kind} by a day', 'Ring those without mail'],
      1.5,
      { daysBefore: 150, waitDays: 30, when: { unsaid: halfWay } },
    ),
    step(
      'Sign the place when half have paid',
      'Plan with 60 per cent of the list for classes, 70 for families. Contract: number, last change, cancellation. Order buffet rather than seats. Ask about diets.',
      ['Count deposits', 'Sign with a change date', 'Write the budget'],
      1.5,
      { daysBefore: 100, when: { unsaid: halfWay } },
    ),
    step(
      'Plan generations, beds and kitchen for the family',
      'Groups by branch: each cooks one meal or brings one thing. Games for children, chairs for the old, quiet room, tree on the wall to fill in, photo with numbers, stories recorded by teens.',
      ['Give each branch one task', 'Print the tree for the wall', 'Sort out lifts and beds'],
      4,
      { when: { named: 'family' } },
    ),
    step(
      'Chase deposits with a last day and a list in sight',
      'One message to all with names of those who have paid, then one call to each who has not: cash, transfer or no? Give a last day two weeks off, after which the seat goes to somebody else. Two collectors, one account, no advances by you.',
      ['Send the list with the last day', 'Ring the silent ones', 'Name a second collector'],
      1.5,
      { when: { said: halfWay } },
    ),
    step(
      'Collect photos and one small activity',
      'Ten minutes of slides, a quiz on teachers or aunts, a walk through the school or a song are enough. Name tags show a photo from then. Remember those who died. No speech lasts longer than three minutes.',
      ['Ask for three photos from each', 'Make name tags with then-photo', 'Choose one activity for the {kind}'],
      4,
      { daysBefore: 21 },
    ),
    step(
      'Confirm numbers and write the day by hours',
      'Reminder three weeks and three days before, with map, beds, dress, lift board. Shifts for door, money, music. Cash, tape, pens, speaker.',
      ['Send the reminder with map', 'Confirm numbers to the place', 'Pack the box'],
      2,
      { daysBefore: 7 },
    ),
    step(
      'Hold the {kind} and welcome those at the edge',
      'Stand at the door the first hour, link people, bring the quiet ones together. Group photo early. Announce who does the next before leaving.',
      ['Greet everybody by name', 'Take the group photo early', 'Name the next organiser'],
      8,
    ),
    step(
      'Settle money, share photos and keep the list',
      'Costs published, rest into the next pot. Album link in a week, addresses by consent, card to those who could not come. Then it is done.',
      ['Publish the costs', 'Share the album', 'Hand over list and pot'],
      2,
    ),
  ],
  suggestions: [
    tip('Invite one teacher or great-aunt', 'They tie it together.', 'Lift', 'Armchair'),
    tip('Keep partners optional', 'Class evenings are better without.', 'Say it', 'Sunday with'),
    tip('Record three stories', 'Phone, quiet corner.', 'Ask consent', 'Share'),
    tip('Choose music of that year', 'Two hours list.', 'Low', 'Later loud'),
    tip('Have a fund for those short of money', 'Quietly.', 'Treasurer', 'No names'),
    tip('Send a paper letter to three', 'The old do not chat.', 'Stamp', 'Call'),
    tip('Plan breakfast next day', 'Best talks happen then.', 'Bakery', 'Open end'),
    tip('Make a map of where all live', 'Pins and strings.', 'Wall', 'Photo'),
    tip('Set a rule for old rows', 'Today we leave it.', 'Host', 'Kind'),
    tip('Ask for talents', 'Somebody has a van, a band, a field.', 'Chat', 'Thanks'),
    tip('Remember the dead', 'Names and a candle.', 'Minute', 'Photo'),
    tip('Repeat every two to five years', 'Lists rot.', 'Date now', 'New team'),
  ],
};
