import { type Kind, step, tip } from '../kind.ts';

export const runARolePlayingGame: Kind = {
  id: 'run-a-role-playing-game',
  category: 'hobby',
  name: 'Run a role-playing game as game master',
  slots: {
    game: {
      words: [
        'Dungeons & Dragons|dungeons and dragons|dnd|d&d|5e',
        'Pathfinder|pathfinder',
        'Call of Cthulhu|call of cthulhu|cthulhu',
        'Vampire|vampire the masquerade',
        'Shadowrun|shadowrun|cyberpunk',
        'Das Schwarze Auge|dsa',
        'Warhammer Fantasy|warhammer fantasy',
        'Star Wars|star wars rpg',
        'Blades in the Dark|blades',
        'home-made system|homebrew|own world|my own setting',
        'role-playing game|rpg|roleplaying|ttrpg|pen and paper',
      ],
      otherwise: 'your game',
    },
    person: { from: 'person', otherwise: 'your players' },
  },
  ask: {
    question: 'Have you players yet, and which game?',
    chips: ['First time as DM', 'Dungeons & Dragons campaign', 'A one-shot with beginners'],
  },
  hoursAWeek: 3,
  measures: ['sessions', 'adventures'],
  overview:
    'You will run a one-shot of three hours with a ready adventure, learn five rules by heart and look up the rest, agree tone and dates with {person}, and then lead a short campaign of {game}.',
  approach:
    'Prepare situations and people, never plots: players go left. A fixed evening with those who come (three are enough) keeps campaigns alive; the calendar kills more than dragons. Begin with one evening, then six, and only then for ever.',
  done: 'A story over at least six evenings has come to an end, and {person} ask what is next.',
  steps: [
    step(
      'Choose a one-shot and read it twice',
      'The starter box or a free adventure of {game} for three to five. Underline who wants what and three places; skip the history.',
      ['Pick one adventure of 3–4 hours', 'Read it once for fun, once with a pencil', 'Print ready-made characters'],
      2,
    ),
    step(
      'Invite {person} and fix one evening',
      'Three to five people, one date, three hours with a break, snacks. Say what sort of evening: funny, dark, heroic.',
      ['Send the date with a start and an end', 'Tell what to bring: dice, pencil, nothing'],
      0.5,
    ),
    step(
      'Hold a ten-minute talk about tone and limits',
      'What we want more of, what stays out (spiders, cruelty), phones, how to say stop. It makes people braver.',
      ['Ask each for one wish and one no', 'Agree on what happens when somebody is away'],
      0.5,
    ),
    step(
      'Learn five rules of {game} and how to rule quickly',
      'Ability check, attack, damage, initiative, advantage. Everything else: decide in ten seconds, note it, look up later.',
      ['Make a one-page screen', 'Play one fight alone with dice', 'Prepare ten names'],
      2,
    ),
    step(
      'Run the one-shot',
      'Start in action, ask what do you do, say yes and, or yes but. Cut the last fight if time runs out. Ten minutes at the end: best moment, one wish.',
      ['Lay out screen, names, map', 'Speak to each player by name in turn', 'Ask the two questions at the end'],
      5,
    ),
    step(
      'Build a small setting with {person}',
      'One town, three factions, five people with a wish and a secret, one thing that happens if nobody acts. Each player adds a person they know.',
      ['Fill one page', 'Make characters together', 'Link each with one other'],
      3,
    ),
    step(
      'Run six evenings at a fixed rhythm',
      'Every second week, same day; play if three come. Prepare one hour: strong start, three scenes, two clues for each secret, a map, a reward.',
      ['Write recaps in five lines', 'Let a player tell the recap', 'Ask who wants the light next time'],
      24,
      { when: { weeksFrom: 8 }, measured: 'Run {60%}' },
    ),
    step(
      'Bring the {game} story to an end',
      'Tie the loose ends players care about, give each a last scene, celebrate, ask what next and who leads.',
      ['List promises made', 'Plan a finale of three hours', 'Take a photo of the table'],
      5,
      { measured: 'Run all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Prepare for one hour, not for five',
      'Players go another way than you think.',
      'A start, three scenes, ten names',
      'Then stop',
    ),
    tip(
      'Play when three people come',
      'Cancelled evenings end more campaigns than dragons.',
      'Fixed weekday',
      'A short recap',
    ),
    tip(
      'Give three clues for each secret',
      'Players miss two of them.',
      'In different places',
      'From different people',
    ),
    tip('End each evening with an open question', 'It brings everybody back.', 'A door opens', 'Stop on time'),
    tip('Prepare an hour, not five', 'Unused worlds tire you.', 'Start, scenes, names', 'Stop'),
    tip('Give three clues', 'Players miss two.', 'Different places', 'Always'),
    tip('Say the difficulty aloud', 'Fear comes from knowing.', 'Stakes', 'Dice in the open'),
    tip('Share rules work', 'One player looks up.', 'Rotate', 'Quick'),
    tip('Let them win by wit', 'Do not plan the answer.', 'Reward', 'Smile'),
    tip('Keep three as a quorum', 'Cancelled games die.', 'One-shot ready', 'Board game'),
    tip('Learn from watching', 'One show, not all.', 'Steal a trick', 'Own voice'),
    tip('Ask for feedback monthly', 'More of, less of.', 'Two minutes', 'Note'),
  ],
};
