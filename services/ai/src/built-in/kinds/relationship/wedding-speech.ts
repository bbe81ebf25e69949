import { type Kind, step, tip } from '../kind.ts';

/** They fear tears or going blank. */
const tears = ['cry/crying/tears/emotional/pieces/choke/choking/break_down/breaking_down/lose_it'];
/** A parent speaks. */
const parent = ['daughter/daughters/son/sons', 'father/mother of the'];

export const weddingSpeech: Kind = {
  id: 'wedding-speech',
  category: 'relationship',
  name: 'Give a speech at a wedding or birthday',
  slots: {
    speech: {
      words: [
        'best man’s speech|best man speech|best man|best mans speech',
        'maid of honour speech|maid of honour|maid of honor|bridesmaid speech',
        'father of the bride speech|father of the bride|dad of the bride',
        'mother of the bride speech|mother of the bride|mother of the groom',
        'groom’s speech|groom speech',
        'bride’s speech|bride speech',
        'toast',
        'birthday speech|50th|60th|70th|80th|90th',
        'farewell speech|retirement speech',
        'speech',
      ],
      otherwise: 'speech',
    },
    person: { from: 'person', otherwise: 'the person you speak about', anywhere: true },
  },
  ask: { question: 'What worries you most?', chips: ['What to say', 'My nerves', 'Being funny'] },
  hoursAWeek: 2,
  overview:
    'You will collect stories, choose one thread, write four minutes that sound like you, practise aloud until nerves are small, and give your {speech} with the glass in the other hand.',
  approach:
    'Three to five minutes, about 400 to 600 words: nobody ever wished a speech longer. One true story beats ten jokes from the internet. It goes wrong with exes, inside jokes, drink and reading from a phone.',
  done: 'You have given the speech in under five minutes, looked at people, and raised the glass.',
  steps: [
    step(
      'Find out time, order and what is expected',
      'Ask who organises it: minutes, who speaks before and after, microphone, screen, languages, anything not to be mentioned. Note the last date for a film or photos.',
      ['Ask the organiser five questions', 'Note minutes and order for your {speech}', 'Ask what is off limits'],
      0.5,
    ),
    step(
      'Collect ten stories from people who know them',
      'Ask siblings, friends, a colleague: what is typical, when were you proud, what made you laugh. Write your own: how you met, the worst trip, a kindness nobody saw.',
      ['Write your own five in half an hour', 'Ask four people one question about {person}', 'Look through old photos'],
      2,
      { when: { unsaid: parent }, waitDays: 5 },
    ),
    step(
      'Collect ten moments of your child’s life and one of the pair',
      'From the photographs: the first day at school, a stubborn moment, when you were proud, the day you met the one they marry. Ask brother, sister and an old friend for one each. Choose those that show the same trait at five and at thirty.',
      ['Look through the photographs for an hour', 'Ask three people for one moment each', 'Write ten lines'],
      2,
      { waitDays: 5, when: { said: parent } },
    ),
    step(
      'Choose one thread and three moments',
      'What is the one thing you want to say about {person}: loyal, stubborn, always late. Choose three moments that show it. All else goes, however good.',
      ['Write the thread in one sentence', 'Choose three moments', 'Check that grandma may hear them'],
      1,
    ),
    step(
      'Write it as you talk, with a first and last line',
      'Opening: who you are, in one line, then straight into a story. Middle: three moments. Turn: what you wish. Last: Please raise your glasses to, and names. Speak it into the phone and type what you hear.',
      ['Record yourself telling it', 'Write 500 words at most', 'Fix the first and the last line'],
      2,
    ),
    step(
      'Cut a third and test it on one person',
      'Out with exes, drink, money, weight, politics, and what only five understand. Read it to somebody who does not know them: where do they smile, where do they drift. Time it.',
      ['Read it to one person', 'Cut a third of your {speech}', 'Time it: under five minutes'],
      1,
    ),
    step(
      'Put it on cards and say it aloud ten times',
      'Five cards, key words, first and last line in full. Stand, slow, pause after each laugh or tear. Film it once. Learn the names by heart.',
      ['Write five numbered cards', 'Say it aloud once a day', 'Film your {speech} once'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Find the line that makes you cry and wear it out',
      'Say it aloud every day until it is dull, or cut it. Put it in the middle, never at the end, with a light line after it. Look at the back wall, press your thumb on the card, drink a sip: three seconds are enough. Give a second copy to somebody who takes over if it does not work; then it nearly always works.',
      ['Mark the line', 'Say it five times a day for a week', 'Ask somebody to hold the second copy'],
      2,
      { when: { said: tears } },
    ),
    step(
      'Prepare voice, glass and nerves for the day',
      'One drink at most before. Walk outside, breathe out long six times, look for two friendly faces. Know where you stand and how the microphone works: a fist from the mouth.',
      ['Test place and microphone', 'Keep the cards in a pocket', 'Arrange a friendly face on each side'],
      0.5,
    ),
    step(
      'Give your {speech} and raise the glass',
      'Stand, wait until it is quiet, smile, first line by heart. If you lose the thread: pause, breathe, next card. If you cry, wait; all are with you. It is done when the glasses ring.',
      ['Wait for silence', 'Look at {person} at the turn', 'Give them the written version as a gift'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Begin with a scene', 'Not with the dictionary.', 'Where, when', 'One voice'),
    tip('Name the partner soon', 'It is about two people.', 'How they changed them', 'First minute'),
    tip('Write for the ear', 'Short sentences.', 'No brackets', 'Breathe at commas'),
    tip('Use one prop', 'A photo or an old shoe says it all.', 'One', 'Big'),
    tip('Translate two lines', 'Half the guests may speak another language.', 'Welcome', 'Toast'),
    tip('Thank the right people', 'If it is your task: parents, hosts, helpers.', 'A list', 'Ten seconds each'),
    tip('Ask before you embarrass', 'One call saves a marriage gift.', 'The partner', 'Beforehand'),
    tip('Swallow the apology', 'Do not say that you are no speaker.', 'Start', 'Smile'),
    tip('Share it with somebody', 'Two voices halve the nerves.', 'Turns', 'Rehearse'),
    tip('Leave the phone off', 'Screens die and shine.', 'Cards', 'Spare set'),
    tip('Prepare for a late hour', 'Speeches slip; keep it shorter.', 'Two cards to skip', 'Water'),
    tip('Keep the draft', 'The couple will want it.', 'Print', 'Date'),
  ],
};
