import { type Kind, step, tip } from '../kind.ts';

const someBetter = ['since monday/sunday/last', 'evenings got', 'minutes alone'];

export const olderChildAndNewBaby: Kind = {
  id: 'older-child-and-new-baby',
  category: 'relationship',
  name: 'Help my children get on as brothers and sisters',
  slots: {
    child: {
      words: [
        'toddler|2 year old|two year old',
        'daughter|girl',
        'son|boy',
        'twins',
        'first child|firstborn|eldest|older child|older one',
        'kids|children',
      ],
      otherwise: 'children',
    },
    baby: {
      words: ['new baby|baby|pregnant|second child|newborn|little brother|little sister|new sibling'],
      otherwise: 'baby',
    },
    fight: {
      words: ['fight|fights|fighting|quarrel|hit each other|hits|jealous|rivalry|bicker|argue'],
      otherwise: 'fights',
    },
  },
  ask: { question: 'What is it about?', chips: ['A baby is coming', 'Jealousy of a baby', 'They fight all day'] },
  hoursAWeek: 2,
  weekly: 'Fifteen minutes alone with each child on fixed days, they choose what',
  overview:
    'You will give each {child} safe time with you, prepare or ease the arrival of a sibling, stop comparing, teach a few sentences for quarrels, and step in only where it is needed.',
  approach:
    'Jealousy is the fear of losing you, so time alone works better than lectures on love. Quarrels of three to eight an hour are normal among small ones; they learn from them if nobody is judge. It goes wrong with he is the big one now, and with looking for who began.',
  done: 'Each has had their own time for six weeks, quarrels end mostly without you, and there is one thing they love doing together.',
  cautions: [
    'Never leave a small child alone with a baby. If one is afraid of the other, hurt again and again, or it is sexual or cruel, get help from a family advice office or doctor.',
  ],
  steps: [
    step(
      'Keep what works in the evening and copy it to the morning',
      'The minutes alone do their work, so give the morning five of them: before the others wake, on the edge of the bed. One job that is only for the big one. Watch for three days whether the first hour gets quieter.',
      ['Give five minutes before the others wake', 'Choose the one job', 'Watch for three days'],
      0.5,
      { waitDays: 3, when: { said: someBetter } },
    ),
    step(
      'Watch three days: when, about what, how it ends',
      'Hour, hunger, tiredness, room, toy, your attention. Most quarrels sit in two hours of the day. Write also three good moments; they show what to make more of.',
      ['Write ten quarrels in a word each', 'Circle hour and reason', 'Write three good moments'],
      0.75,
      { waitDays: 3, when: { unsaid: someBetter } },
    ),
    step(
      'Fix fifteen minutes alone with each {child}',
      'Same days, phone away, they choose, door shut, has a name: our quarter. The other parent or a film has the rest. It is kept even after bad behaviour.',
      ['Write the days on the fridge', 'Let each choose what', 'Keep it for a week without fail'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Tell and prepare before the baby comes',
      'Tell when it shows, earlier if you are sick. Books, own baby photos, what babies really do: cry, drink, sleep. Change of bed or nursery two months before or after, not at the time. Who is with your {child} during birth: practise a night.',
      [
        'Look at their own baby photos',
        'Move beds or rooms two months before',
        'Practise the night of the birth with your {child}',
      ],
      3,
      { when: { named: 'baby' } },
    ),
    step(
      'Plan the first meeting and first six weeks',
      'Arms free when the big one comes in, baby in the cot, a present from the baby. Visitors greet the big child first. Basket for feeding times: book, snack, figures. Jobs: fetch nappy, sing. Going back to bottle and pants is allowed.',
      [
        'Pack a basket for feeding times',
        'Ask visitors to greet the big one first',
        'Book one outing a week for the big one',
      ],
      2,
      { when: { named: 'baby' }, daysBefore: 21 },
    ),
    step(
      'Say what you see instead of judging',
      'Two children, one digger, hard. You are angry; he wants it too. How could it work. Then wait. Hitting: stop, hands down, hurt one first, no speech. Both get help to say it, not only the loud.',
      ['Learn the three sentences', 'Use them once a day', 'Comfort the hurt one first'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Teach five sentences for quarrels in play',
      'Stop, I do not like that. I want a turn after you. Swap? Help me. I need a break. Play it with figures at breakfast; praise each use, above all of the smaller.',
      ['Play it with your {child} and figures', 'Hang up five pictures', 'Notice each use aloud'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Order rooms, things and times that cause rows',
      'Give each child a box nobody else touches, use a timer for turns, and fix the car seats by weekday. Offer a snack before the bad hour, and put a gate round building sites.',
      ['Give each a box of their own', 'Set rules for three hot things', 'Snack before the hot hour'],
      2,
    ),
    step(
      'Drop labels and comparisons for a month',
      'Nobody is the sporty, wild or good one, and nobody is asked why they are not like their sister. Give what each needs: she gets shoes because hers are too small. Praise effort, in private.',
      ['Catch three labels you give your {child}', 'Say what each needs', 'Ask grandparents to join in'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Give them one thing only they share',
      'A den, a secret handshake, a paid job for two, a night in one room or a surprise for dad will do. Now and then they may be allies against the adults. It is done when they close the door and laugh.',
      ['Offer a joint project', 'Leave them to it for half an hour', 'Keep what they loved'],
      3,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Tell their birth stories', 'Each loves theirs.', 'Bedtime', 'Photos'),
    tip('Let baby wait sometimes', 'Say aloud: baby, I am with Tom now.', 'Big one hears', 'Once a day'),
    tip('Split them at four', 'One helps, one bathes.', 'Hot hour', 'Swap'),
    tip('Do not force sharing', 'First finish, then give.', 'Timer', 'Own things'),
    tip('Let them say hate', 'It is a feeling; hands stay down.', 'Draw', 'Listen'),
    tip('Have a hug queue', 'All at once is fun too.', 'Count', 'Laugh'),
    tip('Make a sorry that repairs', 'Ice pack beats words.', 'Choice', 'Later'),
    tip('Plan a day for one with gran', 'Each in turn.', 'Monthly', 'Photo'),
    tip('Use humour', 'Sing the quarrel as opera.', 'Once', 'Not at tears'),
    tip('Sit in the middle', 'In the car it saves roads.', 'Audio story', 'Snack'),
    tip('Praise each to the other', 'She asked where you are.', 'True', 'Quiet'),
    tip('Sleep when you can', 'Your nerves are the climate.', 'Nap', 'Help'),
  ],
};
