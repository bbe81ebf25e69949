import { type Kind, step, tip } from '../kind.ts';

export const dogManners: Kind = {
  id: 'dog-manners',
  category: 'relationship',
  name: 'Teach my dog good manners',
  slots: {
    habit: {
      words: [
        'pulling on the lead|pulling|pulls|pull|leash|loose lead|on the lead',
        'barking|barks|bark',
        'jumping up|jumps up|jumping',
        'stealing food|steals food|begging',
        'coming back|recall|come back|come when called',
        'being left alone|left alone|separation anxiety|howls',
        'chewing|chews',
        'chasing cats|chasing|chases',
      ],
      otherwise: 'the habit',
    },
  },
  ask: {
    question: 'What should your dog do instead?',
    chips: ['Walk on a loose lead', 'Come when called', 'Stay calm at home'],
  },
  hoursAWeek: 3,
  weekly: 'Train five minutes twice a day and film one try',
  overview:
    'You count how often it happens, have pain ruled out, manage the situation so that the habit is not practised, and train what your dog should do instead of or about {habit}, from the living room to the busiest street.',
  approach:
    'Dogs repeat what pays. Every metre with a tight lead and every bark that works is training too. What goes wrong is too hard a place too soon, sessions that are too long, and family members with other rules.',
  done: 'In nine of ten tries in your usual places your dog does what you asked at the first word, and everybody at home can do it.',
  cautions: [
    'Bites, sudden changes or pain belong to a vet and a trainer with a qualification. No choke, prong or shock collars: they add fear. With a strong dog use a harness and good shoes, and give the lead to nobody who can be pulled over.',
  ],
  steps: [
    step(
      'Count it for three days and film one walk',
      'Write when, where and what came before, and how far away the thing was. Work out how often: this is your start. Look at what it gets out of it: speed, greeting, attention.',
      ['Make a note on the phone', 'Film two minutes', 'Count three days'],
      0.5,
    ),
    step(
      'Get safe gear and a look from the vet',
      'A Y-shaped harness with a ring at the chest and back, a 2 to 3 m lead, shoes that grip, a pouch with soft food. A front ring takes away half of the force of a strong dog at once. The vet checks hips, teeth, ears and skin: pain makes manners hard.',
      ['Measure and buy harness and lead', 'Book the vet check', 'Cut 50 tiny treats'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Stop the practice of {habit} for two weeks',
      'Change the situation so that it hardly happens: quieter hours and routes, a gate, closed curtains, a filled toy, two short walks for one long. A habit that is not practised gets weaker while you teach the new one.',
      ['Choose the quiet route and hour', 'Move or close what sets it off', 'Tell all at home'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Teach what to do instead, first at home',
      'Five minutes, twice a day. For the lead: reward beside your knee each two steps, stop or turn when it tightens. For recall: one word, never twice, a feast each time. For barking or jumping: a mat or four paws on the floor pays. Nine of ten right, then the next place.',
      ['Choose one word and one reward', 'Train five minutes twice today', 'Count right ones out of ten'],
      8,
    ),
    step(
      'Practise in five places from easy to hard',
      'Hall, garden, quiet street, park edge, busy street. When two of ten fail, go one place back or further away. Short: five good minutes and home. A long line keeps recall safe.',
      ['List the five places', 'Do three sessions in each', 'Note the count in each'],
      14,
    ),
    step(
      'Make the whole family do the same',
      'One sheet on the fridge: word, hand, reward, what is ignored. Each does three tries while you watch. Visitors get one sentence at the door. The strongest person walks the dog until the count is eight of ten.',
      ['Write the sheet', 'Let each do three tries', 'Brief the next visitor'],
      1.5,
    ),
    step(
      'Take two lessons with a kind trainer',
      'A trainer sees timing that you cannot. Ask for a qualification, rewards not jerks, small groups, and bring the film. Practise one thing for a week between the lessons.',
      ['Ask two trainers about their method', 'Bring the film', 'Practise one thing a week'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Test it in real life and thin out the treats',
      'Ten tries in your usual places on three days. At nine of ten reward every second, then by surprise, and use what the dog wants as pay: on to the tree, off to play. After a bad day go back a place. Repeat the count each month.',
      ['Count ten tries on three days', 'Reward by surprise', 'Enter the monthly count'],
      3,
    ),
  ],
  suggestions: [
    tip('Let it sniff for ten minutes', 'Noses tire dogs more than running.', 'Long lead', 'No words'),
    tip('Feed a meal by hand in training', 'The best pay is free.', 'Half the ration', 'Two sessions'),
    tip('Teach a hand touch', 'It turns the head gently.', 'Palm out', 'Ten times'),
    tip('Give a mat a name', 'A place to be calm.', 'Reward lying', 'Door bell next'),
    tip('Walk with a calm dog', 'Dogs copy.', 'Side by side', 'Ten minutes'),
    tip('End while it works', 'Last tries are remembered.', 'One more is too many', 'Play'),
    tip('Say the word once', 'Repeated words mean nothing.', 'Wait', 'Help'),
    tip('Film once a week', 'Progress hides.', 'Same corner', 'Compare'),
    tip('Rest after visitors', 'Stress lasts a day.', 'Quiet day', 'Chew'),
    tip('Check the weight', 'Hungry dogs learn, fat ones ache.', 'Feel ribs', 'Ask the vet'),
    tip('Swap walks with a neighbour', 'Other people, same rules.', 'One sheet', 'Once a week'),
    tip('Play a search game', 'Ten minutes indoors on wet days.', 'Three boxes', 'One treat'),
  ],
};
