import { type Kind, step, tip } from '../kind.ts';

export const seeSomebodyBeforeTheyDie: Kind = {
  id: 'see-somebody-before-they-die',
  category: 'relationship',
  name: 'See somebody once more before they die',
  slots: {
    person: {
      words: [
        'aunt|auntie',
        'uncle',
        'grandmother|gran|nan|grandma',
        'grandfather|grandad|grandpa',
        'mum|mother|mom',
        'dad|father',
        'brother',
        'sister',
        'teacher',
        'neighbour',
        'ex-wife|ex-husband|my ex',
        'friend’s mum|friend’s mother|best friend’s mum',
        'old friend|best friend|friend',
      ],
      otherwise: 'person you want to see',
    },
  },
  ask: {
    question: 'How long do they say there is, who is at the bedside, and is there a quarrel in the way?',
    chips: ['Days', 'Weeks', 'Months, but getting weaker'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  overview:
    'You ask in a short note whether a visit to your {person} is welcome, go soon rather than perfectly prepared, know the one or two sentences you would like to say, leave old quarrels outside, and have a way to say it if no visit is possible.',
  approach:
    'Weeks become days without warning, so the note goes out today. The visit belongs to the dying person; what you regret can be written and told to somebody else. Short and quiet is good.',
  done: 'You have seen or reached your {person} in the way that was welcome, have said your sentence, and have told somebody how it was.',
  cautions: [
    'If days are meant, ring today and travel. Come only when you are well, ask about masks and children, and leave when they tire. If grief takes away sleep and food for weeks, speak with a doctor or a bereavement service.',
  ],
  steps: [
    step(
      'Write the note today, four lines',
      'To the one at the bedside or to your {person}: I heard, I am thinking of you, I would love to come for half an hour if that is welcome, no need to answer if not. Name two days. No explanation of the past. Post, message or a third person.',
      ['Write four lines in 20 minutes', 'Have one person read it', 'Send it today'],
      0.5,
    ),
    step(
      'Choose who passes the word on',
      'If a quarrel stands between you and the family, ask a sister, neighbour, nurse or minister to ask for you, and accept a no. To a quarrelled friend one sentence is enough: this is only about her, I ask for nothing else.',
      ['Name the go-between', 'Say what to ask', 'Agree when you hear'],
      0.5,
    ),
    step(
      'Keep two days free and the way planned',
      'Trains there and back, work or family told, money for a taxi, a bag by the door. Hospitals and hospices have hours and quiet times; ask which hour is the best of their day, often late morning.',
      ['Look up trains for two days', 'Tell work', 'Ask for the best hour'],
      0.75,
    ),
    step(
      'Find the sentences you would like to say',
      'Thank you for …. I remember …. I am sorry. I love you. Goodbye, if they say it first. Two are enough. Practise aloud once so that your voice knows them. Choose a small thing to bring: a photograph, a smell, a tune, something baked as they taught you.',
      ['Write five, choose two', 'Say them aloud', 'Choose the small thing'],
      0.75,
    ),
    step(
      'Make the visit to your {person}, half an hour',
      'Say who you are, sit at eye level, touch a hand if they like, speak slowly, let silence be. Hearing lasts longest. No politics, no quarrel, no plans that cannot be. When eyes close, say your sentence and go.',
      ['Knock and ask if now is good', 'Say your two sentences', 'Leave before they tire'],
      3,
      { waitDays: 2 },
    ),
    step(
      'Send a letter or recording if you cannot go',
      'A page or two minutes of voice that somebody can read or play at the bedside: a memory, thanks, a picture in words. It is no lesser way; many hear it again and again.',
      ['Record two minutes', 'Send it to the one at the bedside', 'Ask them to play it once'],
      1,
    ),
    step(
      'Thank those at the bedside and offer one real thing',
      'A meal on a day, a night’s watch, shopping, walking the dog. Write to the friend or relative you quarrelled with: thank you for letting me come. Nothing more for now.',
      ['Write two lines of thanks', 'Offer one exact thing', 'Do it'],
      1,
    ),
    step(
      'Tell somebody, and decide about the farewell',
      'A walk with a friend, a page in a notebook. Ask whether you would be welcome at the funeral; light a candle or bake the cake at home if not. In some months you may write to the living.',
      ['Tell one person', 'Ask about the farewell', 'Put a date for the later letter'],
      1,
      { waitDays: 7 },
    ),
  ],
  suggestions: [
    tip('Ring the ward and ask what is welcome', 'Nurses tell kindly.', 'Best hour', 'Flowers or not'),
    tip('Bring a photograph of then', 'It says more than words.', 'Large print', 'Leave it there'),
    tip('Write down what you were taught', 'A recipe, a saying.', 'One page', 'Read it aloud'),
    tip('Ask nothing that needs an answer', 'Talking tires.', 'Tell instead', 'Pause'),
    tip('Have somebody wait outside', 'You will need it.', 'Tea after', 'No phone'),
    tip('Wear the scent they know', 'Smell reaches far.', 'Lightly', 'Soap too'),
    tip('Keep the visit your secret if asked', 'It is theirs.', 'No posts', 'No pictures'),
    tip('Plan the way home slowly', 'Do not drive in tears.', 'A bench', 'A call'),
    tip('Cry before, and after', 'Both are fine.', 'In the car', 'With a friend'),
    tip('Read a poem or prayer they like', 'Known words carry.', 'Short', 'Ask first'),
    tip('Send a card each week', 'If months are left.', 'Three lines', 'A leaf'),
    tip('Write the letter you do not send', 'The quarrel goes there.', 'One evening', 'Keep or burn'),
  ],
};
