import { type Kind, step, tip } from '../kind.ts';

const tooLong = ['too long', 'three/four/five pages', 'minutes', 'half is written', 'ending'];

export const giveAEulogy: Kind = {
  id: 'give-a-eulogy',
  category: 'relationship',
  name: 'Write and give a eulogy',
  slots: {
    person: {
      words: [
        'mum|mother|mom',
        'dad|father',
        'grandmother|gran|nan|grandma',
        'grandfather|grandad|grandpa',
        'husband',
        'wife',
        'partner',
        'brother',
        'sister',
        'best friend',
        'friend',
        'uncle',
        'aunt',
        'colleague',
        'neighbour',
        'son',
        'daughter',
        'teacher',
      ],
      otherwise: 'loved one',
    },
  },
  ask: { question: 'When is the funeral?', chips: ['In a few days', 'In some weeks', 'A memorial later'] },
  hoursAWeek: 5,
  overview:
    'You will find out how long you have, collect small true memories of your {person}, choose a few that show who they were, write three to five minutes you can say aloud, and have somebody beside you who could read on.',
  approach:
    'You need no whole life and no fine words: two or three scenes in which everybody recognises them. It may make people smile. Tears are allowed; a printed text and a second voice make it safe. It goes wrong when it becomes a list of dates, or is begun the night before.',
  done: 'You have said goodbye aloud, or somebody has read your words, and the family has the text.',
  cautions: [
    'You may say no, or let somebody else read. If grief leaves you without sleep or food for many days, see a doctor or a bereavement service.',
  ],
  steps: [
    step(
      'Ask how long, when and who else speaks',
      'Ask the celebrant, priest or undertaker: minutes, place in the service, microphone, other speakers, texts and music. Three to five minutes is usual: 400 to 600 words. Ask what the family does not want to hear.',
      ['Ring whoever leads the service', 'Note minutes and order', 'Ask the family what to leave out'],
      0.5,
    ),
    step(
      'Write down memories of your {person} for an hour',
      'No order: a sentence they always said, hands at work, a smell, a long drive, how they comforted, what made them cross, what they taught you. Look at ten photos and listen to an old message if you can.',
      ['Set a timer and write without stopping', 'Look through ten photos', 'Mark three that made you smile or cry'],
      1.5,
      { when: { unsaid: tooLong } },
    ),
    step(
      'Ask three people for one small story each',
      'Somebody from childhood, from work, and a grandchild or friend. Ask: what is typical, when did they help you. Write their words; people love to hear themselves in it. Check names and dates.',
      ['Message or ring three people', 'Write down their words', 'Check names and dates'],
      1.5,
      { waitDays: 1, when: { unsaid: tooLong } },
    ),
    step(
      'Choose one thread and two or three scenes',
      'What would be missing in the world without your {person}: patience, jokes, stubborn kindness. Choose scenes that show it. A hard side may be named gently; nobody believes a saint. Leave out quarrels and causes of death.',
      ['Write the thread in one sentence', 'Choose two or three scenes', 'Put the rest in a letter of your own'],
      1,
    ),
    step(
      'Cut to four minutes and write the last line first',
      'Four minutes are 450 words. Keep one thread and two scenes, cut dates, jobs and thanks. The last line is short and said to the dead or to the children: thank you for the fish. Learn only this line by heart. The place that makes you cry gets a breath mark before it and a glass of water beside it.',
      ['Count words and cross out', 'Write the last line', 'Put breath marks'],
      1.5,
      { when: { said: tooLong } },
    ),
    step(
      'Write it to be heard',
      'Begin with who you are to your {person} and straight into a scene. Short sentences. The life in four lines at most. What stays with us. End with a thank you or goodbye said to them by name. Write as you speak.',
      ['Tell it into the phone and type what you hear', 'Fix the first and the last sentence', 'Keep to 600 words'],
      2,
      { when: { unsaid: tooLong } },
    ),
    step(
      'Read it aloud to one person and cut',
      'Where does the voice break: mark a breath or put a pause there. Cut what only two understand. Read slowly: five minutes feel like two to you. Ask whether it is fair to all who will sit there.',
      ['Read it to one person', 'Mark pauses and breaths', 'Cut to the time you have'],
      1,
    ),
    step(
      'Print it large and name a second voice',
      'Type size 16, wide lines, numbered pages, two copies. Give one to the person who reads on if you cannot. Read it aloud once a day, with crying, so that the first tears are shed at home.',
      ['Print two large copies', 'Ask somebody to be your second voice', 'Read it aloud once a day'],
      1,
    ),
    step(
      'Give the eulogy and say goodbye to your {person}',
      'Water, tissue, feet on the ground, one friendly face. Look up at the first and last sentence; read the rest. If you cry, stop, breathe, go on; all are with you. Afterwards give the family the text. Then it is done.',
      ['Take water, tissue and the text', 'Breathe out before the first sentence', 'Give the family a copy'],
      1,
    ),
  ],
  suggestions: [
    tip('Let an object speak', 'A cap or a wooden spoon says much.', 'One', 'Hold it up'),
    tip('Use a line they loved', 'A song, a psalm, a joke.', 'Short', 'Their voice'),
    tip('Name those who cared', 'A thank you to nurse or neighbour.', 'One sentence', 'By name'),
    tip('Speak to the children there', 'One scene they know.', 'Simple', 'Look at them'),
    tip('Share it between siblings', 'Each tells one scene.', 'Order', 'One page each'),
    tip('Keep a written version for later', 'Grandchildren will ask.', 'Print', 'Photo'),
    tip('Use their language', 'Two sentences in dialect or mother tongue.', 'Practise', 'Translate'),
    tip('Say what was hard in one line', 'It was not always easy, and we loved him.', 'True', 'Kind'),
    tip('Test the microphone', 'A hand away from the mouth.', 'Before', 'Slowly'),
    tip('Eat something beforehand', 'Banana and water.', 'An hour', 'Warm coat'),
    tip('Leave dates to the leaflet', 'They print better than they sound.', 'Ask', 'Check'),
    tip('Plan an hour alone afterwards', 'It comes late.', 'Walk', 'Somebody near'),
  ],
};
