import { type Kind, step, tip } from '../kind.ts';

export const digitalLegacy: Kind = {
  id: 'digital-legacy',
  category: 'personal',
  name: 'Leave memories and wishes for my family',
  slots: {
    person: { from: 'person', otherwise: 'those you love' },
    form: {
      words: [
        'letters|letter',
        'memory box|box',
        'video|videos|film',
        'book|memoir|life story|memoirs',
        'recordings|voice|audio',
        'recipes|recipe book',
        'folder|binder|death folder|in case of death',
        'ethical will|legacy',
      ],
      otherwise: 'messages',
    },
  },
  ask: {
    question: 'What would you most like to leave?',
    chips: ['Letters or recordings', 'My life story', 'A folder so that nobody must search'],
  },
  hoursAWeek: 2,
  overview:
    'You will choose for whom and in which form, collect ten stories, record or write a little each week, put papers, accounts and wishes in one folder, and tell one person where everything is.',
  approach:
    'Spoken stories are easier than written ones and keep the voice. Ten small true scenes are worth more than a complete life. Begin with the part that would be missed tomorrow: where papers are and one letter.',
  done: 'One person knows where the folder is, and at least three pieces are finished, dated and stored safely.',
  cautions: [
    'Wills and powers of attorney need the legal form of your country, so this folder only says where they are. If you do this because you are ill, ask the hospice or hospital for help; take breaks, and talk to somebody when it weighs on you.',
  ],
  steps: [
    step(
      'Decide for whom and which ten things to tell',
      'Write names, {person} first. Ten cues: a smell, first work, a mistake, how you met, what you would do again, a recipe, a thank-you. Choose the form that tires you least.',
      ['Write down for whom', 'Write ten cues of three words', 'Choose voice, paper or film'],
      0.7,
    ),
    step(
      'Write one page: where everything is',
      'Will, insurance, bank, pension, tenancy, keys, medicine, pets, passwords’ place, whom to call. Date and signature. This page spares {person} weeks.',
      ['Write the page', 'Put copies of papers behind it', 'Say where the original will is'],
      1.5,
    ),
    step(
      'Record the first story in ten minutes',
      'Put the phone on the table in a quiet room and take one cue. Tell it to somebody, because that goes better than talking to a machine. Do not start again for mistakes. Name the file with date and cue.',
      ['Record one story', 'Listen once, change nothing', 'Save it twice'],
      0.7,
    ),
    step(
      'Tell or write one piece a week',
      'Keep the same hour and chair. Ask {person} for questions, such as what you were afraid of at twenty or what your mother cooked. Photographs bring the rest. Stop while it is pleasant.',
      ['Fix the weekly hour', 'Ask {person} for three questions', 'Choose a photograph for each piece'],
      10,
    ),
    step(
      'Write three letters by hand',
      'Thank you, I remember, I wish you. One page each, today’s date, no advice they did not ask for. Seal, name, place in the folder, or give it now and see the face.',
      ['Write to {person} first', 'Let it lie one night', 'Decide: now or later'],
      3,
    ),
    step(
      'Settle accounts, photographs and profiles',
      'Legacy contact on phone, email and networks, what shall be deleted, where pictures are, subscriptions. No passwords in the will, but say where the list is.',
      ['Set legacy contacts', 'List accounts and wishes', 'Save photographs in one place'],
      2,
    ),
    step(
      'Say your wishes for care and farewell',
      'Talk to the doctor about an advance directive, to {person} about burial, music, a reading. Write half a page. It is talked about once and then rests.',
      ['Book the talk with the doctor', 'Write music, place and who shall speak', 'Tell one person'],
      1.5,
    ),
    step(
      'Bring it together and hand over the place',
      'Print, burn, bind or box your {form}; two copies, one outside. Show {person} where it is. Look at it each year on the same day.',
      ['Make two copies of the {form}', 'Show the place', 'Enter the yearly day'],
      3,
    ),
  ],
  suggestions: [
    tip('Use a list of questions', 'Story projects offer them free.', 'One a week', 'Skip what hurts'),
    tip('Record in the kitchen', 'Sounds of home belong to it.', 'Kettle, clock', 'Phone upright'),
    tip('Let grandchildren ask', 'They dare.', 'Ten minutes', 'They hold the phone'),
    tip('Tell how a recipe is really made', 'With the tricks.', 'Cook together', 'Film hands'),
    tip('Write on the back of photographs', 'Soft pencil.', 'Who, where', 'Year'),
    tip('Keep the dialect', 'It is you.', 'No reading aloud', 'Talk'),
    tip('Tell one failure', 'It helps more than success.', 'What came after', 'Short'),
    tip('Leave out old accusations', 'Letters stay.', 'Wait a week', 'Ask a friend'),
    tip('Use a hospice volunteer', 'Many write life stories.', 'Free', 'Their pace'),
    tip('Add a map', 'Houses, schools, ways.', 'Draw it', 'Dates'),
    tip('Choose one thing for each', 'With a note why.', 'Tell them now', 'List it'),
    tip('Laugh on tape', 'They will play it often.', 'Best joke', 'Twice'),
  ],
};
