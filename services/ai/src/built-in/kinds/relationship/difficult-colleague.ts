import { type Kind, step, tip } from '../kind.ts';

const talked = ['had one talk', 'hr knows', 'mediation', 'rules are written', 'agreed on'];

const danger = ['about to lose', 'bout to lose', 'touches my', 'hit/pushed/threw/throws', 'yelled/yells/shouts'];

export const difficultColleague: Kind = {
  id: 'difficult-colleague',
  category: 'relationship',
  name: 'Get on with a difficult colleague',
  slots: {
    person: {
      words: [
        'boss|manager|supervisor|head chef|head nurse|foreman',
        'team leader|team lead',
        'colleague|coworker|co-worker|workmate',
        'business partner',
        'apprentice',
        'customer|client',
        'landlord’s agent',
        'teacher|head teacher',
        'team|colleagues',
      ],
      otherwise: 'colleague',
    },
    boss: { words: ['boss|manager|supervisor|head chef|head nurse|foreman|team leader|team lead'], otherwise: 'boss' },
    bully: {
      words: [
        'bully|bullies|bullied|mobbing|harass|harasses|harassment|shouts|screams|humiliates|insults|racist|touches',
      ],
      otherwise: 'bullying',
    },
  },
  ask: {
    question: 'What makes it hard?',
    chips: ['Tone and moods', 'Work left to me, credit taken', 'I am being bullied'],
  },
  hoursAWeek: 1,
  overview:
    'You will separate facts from interpretation, see what the {person} wants and fears, change one pattern with a short clear talk, agree on how you work together, and know where to turn if it does not stop.',
  approach:
    'You need a working relation, not a friendship. Speak early, alone, about one behaviour and its effect. It goes wrong with gossip, long mails and swallowing it until you explode.',
  done: 'For six weeks you have worked without dread of the next shift, agreements hold, or you have used the official way or left for something better.',
  cautions: [
    'Bullying, sexual harassment and discrimination are for union, works council, HR or a lawyer, with dates in writing; some deadlines are short. If you cannot sleep or feel ill before work, see a doctor.',
  ],
  steps: [
    step(
      'Write the last five incidents as a camera saw them',
      'Date, place, words, who was there, effect on work. Then beside it what you thought it meant. Look for the pattern: in front of others, before deadlines, when asked late.',
      ['Write five incidents with your {person}', 'Separate words from meaning', 'Name the pattern'],
      0.75,
    ),
    step(
      'Ask what drives your {person}',
      'It may be pressure from above, fear of mistakes, another culture, or something you do. Ask one neutral workmate how they get on with them. Name one thing they do well.',
      ['Ask a neutral workmate', 'Write what they may need', 'Write your own part honestly'],
      0.75,
      { waitDays: 4 },
    ),
    step(
      'Keep a log and get advice when it is bullying',
      'Write each event down the same evening and save messages outside work devices. Note witnesses. Ask the union, works council or equality office about steps, deadlines and protection, and take somebody along to talks.',
      ['Start the log tonight', 'Ring union or works council', 'Save messages outside work devices'],
      1.5,
      { when: { named: 'bully' }, waitDays: 7 },
    ),
    step(
      'Hold on to the written rules the day they are broken',
      'Same day, by mail, three lines: we agreed on handovers in writing and a normal voice; today at 14.10 this happened; I ask for a talk with HR this week. No adjectives. Whoever was there is named. A rule that nobody takes up is over in a month.',
      ['Write the three lines today', 'Name who was there', 'Ask for the date of the review'],
      0.5,
      { when: { said: talked } },
    ),
    step(
      'Prepare three sentences for a private talk',
      'When the rota changed on the day, twice last week, I had to fetch my child. I need to know by Thursday. How can we do that. No always, no never, no diagnosis.',
      ['Write fact, effect, wish', 'Say it aloud to a friend', 'Ask your {person} for fifteen minutes'],
      0.75,
      { when: { unsaid: talked } },
    ),
    step(
      'Have the talk with your {person} and listen',
      'Begin with the shared aim: a shift that runs. Say the three sentences, stop, listen, repeat what you heard. Ask what would you need from me. End with who does what from when.',
      ['Say your three sentences', 'Ask what they need from you', 'Write two lines of result by message'],
      0.5,
      { waitDays: 10 },
    ),
    step(
      'Manage upwards with a weekly five minutes',
      'Boss types: wants no surprises, wants details, wants quick. Each Monday: three priorities, one risk, one question. Bring two solutions. Ask how do you like to be told.',
      ['Ask how they like to be told', 'Send three lines each Monday', 'Bring solutions with problems'],
      2,
      { when: { named: 'boss' }, waitDays: 14 },
    ),
    step(
      'Have one sentence and a way out before you explode',
      'Stop. Do not touch my things. Then turn away, two minutes of cold water, note the time. Hands stay down: whoever strikes or shouts back loses the case. Tell the shift lead before the end of the shift and ask for another station in the meantime.',
      ['Learn the sentence', 'Note time and witnesses', 'Tell the shift lead the same day'],
      0.5,
      { when: { said: danger } },
    ),
    step(
      'Answer the next barb calmly and briefly',
      'Pause and breathe. Useful sentences are: what do you mean by that; let us talk about it alone; I would like to finish. Then go back to the work. If somebody shouts, leave the room.',
      ['Learn two sentences', 'Use one with your {person} within the week', 'Note how it went'],
      0.5,
      { waitDays: 7, when: { unsaid: danger } },
    ),
    step(
      'Agree on rules for handovers, mails and credit',
      'Settle who informs whom by when, where tasks are written, and whose name goes on which work. Thank them once for something true. Friendly and distant is enough.',
      ['Settle three working rules with your {person}', 'Say one true thanks', 'Keep private matters out'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Take the next level, or choose to go',
      'Ask for a mediator, the manager above, or another team or shift. Bring the log, what you have tried and what you ask for. If nothing moves in two months, look for another place while you are still paid; it is done after six calm weeks.',
      ['Ask for a mediated talk', 'Name one change and a date', 'Look at two other places'],
      2,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Greet first every day', 'It changes rooms.', 'Name', 'Two weeks'),
    tip('Choose ears carefully', 'One outside the firm.', 'No chat', 'Weekly'),
    tip('Write less, talk more', 'Mails harden.', 'Walk over', 'Calm'),
    tip('Find the shared joke', 'Football or weather.', 'Small', 'Often'),
    tip('Close work with a ritual', 'Shoes, song, walk.', 'Leave it', 'Home'),
    tip('Ask for feedback before they give it', 'On one thing.', 'Short', 'Thanks'),
    tip('Praise in front of others', 'If true.', 'Fact', 'Once'),
    tip('Sit somewhere else', 'Distance helps.', 'Ask', 'Lunch'),
    tip('Document good work', 'Your own list.', 'Friday', 'Three'),
    tip('Say no by offering two', 'This today or that tomorrow.', 'Choose', 'Calm'),
    tip('Learn their language', 'Ten words of a workmate’s tongue.', 'Food', 'Smile'),
    tip('Do not diagnose', 'Words like narcissist end talks.', 'Behaviour', 'Effect'),
  ],
};
