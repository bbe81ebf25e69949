import { type Kind, step, tip } from '../kind.ts';
import { bereavementHere } from '../local-health.ts';

/** They want to learn to feed themselves. */
const cooking = ['cook/cooking/meals/dinners/kitchen'];

const someEvenings = ['choir on', 'on mondays/fridays', 'weekend is', 'grief group is', 'evenings and the'];

export const livingAloneAfterLoss: Kind = {
  id: 'living-alone-after-loss',
  category: 'personal',
  name: 'Build a life alone after my partner died',
  slots: {
    who: { words: ['husband|my husband', 'wife|my wife', 'partner', 'mother|mum', 'father|dad'], otherwise: 'partner' },
  },
  ask: {
    question: 'How long is it, and what is hardest now?',
    chips: ['The first months', 'Evenings and weekends', 'What they always did: money, car, cooking'],
  },
  hoursAWeek: 2.5,
  unhurried: true,
  overview:
    'You will get through one day with a simple frame, learn the tasks your {who} did, make evenings and Sundays bearable, keep people close, let things of theirs go in your time, and find one thing that is yours.',
  approach:
    'Nobody has to be over it. Eat, sleep, go out once a day, see one person: that frame carries. Learn one new task a month and decide nothing large (house, move, new person) in the first year where it can wait.',
  done: 'You have a week with fixed people in it, do the tasks you feared by yourself or know who does them, and there are hours that you look forward to.',
  cautions: [
    'If after months you cannot get up, drink to sleep, or wish you were dead too, tell your doctor or a crisis line today. Beware of sellers and new friends who want money in the first year.',
  ],
  steps: [
    step(
      'Write the frame for tomorrow',
      'Three meals, washed and dressed, one way outside, one voice. Stick it to the fridge. Ask one person for a call at a set hour.',
      ['Write the four lines', 'Ask one person for a daily call', 'Put a chair for you where you like it'],
      0.4,
    ),
    step(
      'List what your {who} always did',
      'Think of money, post, car, bins, cooking, heating and friends’ birthdays. Mark each: learn it, ask somebody, pay for it, or leave it. Some of it may simply end.',
      ['Write the list', 'Mark each with one of four words', 'Choose one for this month'],
      0.7,
    ),
    step(
      'Cook one simple dish a week, twice',
      'Eggs on toast, soup, sausages with potatoes, a tray of chicken and vegetables, a stew, pasta with tomatoes. Once by the recipe, once without looking. Shop by a list, use one pan and one oven tray, and write the dish on a card when it worked.',
      [
        'Choose six dishes that you like to eat',
        'Ask somebody to cook the first with you',
        'Make each twice and write its card',
      ],
      8,
      { when: { said: cooking } },
    ),
    step(
      'Learn one task a month with a teacher',
      'A neighbour shows the boiler, the bank adviser the account, a grandchild the phone, a class for cooking for one. Write the steps on a card.',
      ['Ask somebody to show you', 'Write the card', 'Do it alone once'],
      6,
      { when: { unsaid: cooking } },
    ),
    step(
      'Make evenings and Sundays a plan',
      'The hardest hours are after five and on Sunday. Two evenings with people or a course, Sunday lunch in company, a radio on, a lamp before it gets dark.',
      ['Fix two evenings', 'Ask somebody for Sunday lunch', 'Leave a light on when you go out'],
      5,
      { local: bereavementHere },
    ),
    step(
      'Put one thing into the hole of the week',
      'The weekdays stand, so the weekend is next: Saturday has an appointment at eleven, Sunday a table at one, with somebody who is alone too. Travel begins with a day by train to a town with a friend at the other end. Say to two people: Sundays are long, may I ring you?',
      ['Book Saturday at eleven', 'Invite one for Sunday at one', 'Ask two people whether you may ring'],
      3,
      { when: { said: someEvenings } },
    ),
    step(
      'Meet others who live with the same',
      'Grief cafe, hospice group, widowed people’s lunch, faith community. Going once is hard; the second time somebody knows your name and your {who}.',
      ['Find a group', 'Go twice', 'Write one name down'],
      4,
      { waitDays: 7, when: { unsaid: someEvenings } },
    ),
    step(
      'Cook and eat at the table again',
      'Cook two portions, one for today and one to freeze. Set the table, sit on another side, with a book or a view. Invite one guest a week; soup is enough.',
      ['Choose five dishes for one', 'Sit in another place', 'Invite one person'],
      3,
    ),
    step(
      'Let things go in your time',
      'Begin with what means least; keep the coat as long as you need. One shelf with a friend there. Wear or give one thing that your {who} loved.',
      ['Choose one shelf', 'Invite a friend', 'Keep a box for later'],
      5,
    ),
    step(
      'Begin one thing that is only yours',
      'Choir, trip, dog, garden, lessons, a bench at the sea. Not because they would have wished it but because you like it. Mark the day of your {who} with a ritual.',
      ['Write five things you once liked', 'Try one twice', 'Plan the day of remembrance'],
      4,
    ),
  ],
  suggestions: [
    tip('Talk to the photograph', 'It is no madness.', 'Morning', 'Smile'),
    tip('Take the same walk daily', 'Faces become greetings.', 'Ten o’clock', 'Dog or not'),
    tip('Say their name', 'Others dare then too.', 'Story', 'Laugh'),
    tip('Leave the bed’s other side', 'Or sleep in the middle.', 'Try', 'Pillow'),
    tip('Plan the first feasts', 'New place or new dish.', 'Ask children', 'Go early'),
    tip('Write what you would tell', 'Letters in a book.', 'Night', 'Date'),
    tip('Accept lifts and casseroles', 'They help the giver too.', 'Yes', 'Thank'),
    tip('Have one key with a neighbour', 'And a call in the morning.', 'Curtain sign', 'Number'),
    tip('Let the children be sad their way', 'They lost too.', 'Ask', 'Listen'),
    tip('Travel with a group for singles', 'One day first.', 'Bus', 'Choose seat'),
    tip('Check the pension and bills', 'Money fear takes sleep.', 'Adviser', 'One page'),
    tip('Keep one of their habits', 'Sunday paper, roses.', 'Small', 'Yours'),
  ],
};
