import { type Kind, step, tip } from '../kind.ts';

export const performerCareer: Kind = {
  id: 'performer-career',
  category: 'profession',
  name: 'Get work as an actor, model, voice or musician',
  slots: {
    art: {
      words: [
        'voice-over|voice over|voice actor|voice acting|audiobook|narrator|dubbing',
        'model|modelling|modeling',
        'musician|singer|band|gigs|violinist|pianist|drummer|guitarist|orchestra|opera',
        'DJ|dj',
        'dancer|ballet|dance company',
        'comedian|stand-up|comedy',
        'magician|clown|circus',
        'extra|film extra|background',
        'acting|actor|actress|film|theatre|stage|drama school',
      ],
      otherwise: 'performing',
    },
  },
  ask: {
    question: 'What have you been paid for, and where do you live?',
    chips: ['Never paid', 'Small jobs, no agent', 'Drama or music school entry'],
  },
  hoursAWeek: 8,
  weekly: 'Record two auditions or play one set, and write to three people who book',
  overview:
    'You make the material people book by, train the audition, get into small paid {art} work in reach, and approach agents with proof. Money from another job is planned in.',
  approach:
    'Nine of ten auditions end in no, for reasons you cannot see. What goes wrong is expensive photos or courses first, and waiting to be discovered.',
  done: 'You have ten paid jobs in a year and an agent or bookers who call back.',
  cautions: [
    'Nobody serious asks for money to represent you, or for undressed pictures or private meetings. Take somebody along, and minors always with a parent and permit.',
  ],
  steps: [
    step(
      'Name the {art} work you could be booked for now',
      'Age range, type, voice, languages, skills (driving, sign language, fiddle). Watch ten adverts or local line-ups. Where is the work in ninety minutes’ travel?',
      ['Read ten castings or line-ups', 'Write five types or occasions', 'List who books in reach'],
      1,
    ),
    step(
      'Make simple material that looks or sounds like you',
      'Two natural photos; self-tape of ninety seconds, two contrasting; demo of 60 seconds with five styles for voice; live clip of two songs; polaroids and measures for modelling. Phone and window light do.',
      ['Record in one afternoon', 'Let a stranger say what they see', 'Put all on one page'],
      6,
    ),
    step(
      'Train with people who work in {art} jobs',
      'Weekly class or teacher, camera work, accent, sight-reading, improvisation; watch yourself. School auditions: two classical, two modern pieces, song, six months.',
      ['Choose one weekly class', 'Prepare two contrasting pieces', 'Watch your own tape monthly'],
      40,
    ),
    step(
      'Take ten small jobs to learn sets and stages',
      'Student films, short radio, weddings, museum guides, background work, open stages, local ads, charity audiobooks. Get clips in writing as pay; log hours.',
      ['Apply to five a week', 'Ask for clips in writing', 'Thank and keep names'],
      50,
    ),
    step(
      'Rehearse self-tapes and auditions as a craft',
      'Slate, eyeline, learned text, one clear choice, second take different, send early. In the room: enter, do, thank, leave. Log and forget.',
      ['Do one {art} tape a week', 'Ask for one remark', 'Send a day early'],
      20,
    ),
    step(
      'Write to bookers and {art} agents with proof',
      'Ten agents with room for your type, three lines, link, where you can be seen next. Bookers of venues: date, link, draw, fee. Follow up after a new job, not before.',
      ['List ten agents or venues', 'Send three a week', 'Follow up with news'],
      8,
    ),
    step(
      'Settle fee, rights and tax',
      'Union rates, usage by time and place, buy-out, overtime, travel, cancellation, social insurance for artists, licences for music. Contract before the day.',
      ['Look up union rates', 'Ask about usage', 'Register for tax'],
      3,
    ),
    step(
      'Live through a year of {art} jobs with a side income',
      'Flexible work, two months of costs saved, weekly rhythm of training and admin. At year’s end: jobs, income, joy. Next: bigger city, own project, or keep it as a half.',
      ['Plan the side income', 'Make one own project', 'Review after twelve months'],
      30,
    ),
  ],
  suggestions: [
    tip('Learn three monologues cold', 'Calls come late.', 'Ages', 'Styles'),
    tip('Keep measurements current', 'Wardrobe trusts.', 'Monthly', 'Page'),
    tip('Build a quiet corner for voice', 'Duvet works.', 'Noise floor', 'Pop shield'),
    tip('Watch your rivals kindly', 'Learn.', 'Note', 'Congratulate'),
    tip('Make your own short', 'Showreel.', 'Two minutes', 'Friends'),
    tip('Warm up daily', 'Ten minutes.', 'Voice', 'Body'),
    tip('Keep a casting log', 'Patterns.', 'Type', 'Result'),
    tip('Work for free twice only', 'Then paid.', 'Reason', 'Clip'),
    tip('Take care of hearing and voice', 'Tools.', 'Plugs', 'Water'),
    tip('Say yes within the hour', 'Bookers move on.', 'Alerts', 'Calendar'),
    tip('Join the union early', 'Advice.', 'Fee', 'Contracts'),
    tip('Teach a class', 'Income and practice.', 'Kids', 'Weekly'),
  ],
};
