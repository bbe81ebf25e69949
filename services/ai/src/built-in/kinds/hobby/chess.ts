import { type Kind, step, tip } from '../kind.ts';

/** They play and have a rating. */
const rated = [
  "am/i'm/at/around/about/rated/rating/elo/currently/stuck/from/was 600/700/800/900/1000/1100/1200/1300/1400/1500/1600/1700/1800/1900/2000",
  'play/playing _? online/daily/every/regularly',
  'know the rules',
];

/** They are in a club. */
const club = [
  'in our/my club',
  'tournaments played',
  'first reserve',
  'in/member_of/joined/play_for a/the/my _? club/team',
  'club player',
];

/** Time runs out. */
const timeTrouble = ['time trouble', 'always in time'];

/** One person is to be beaten. */
const oneRival = ['beats/beat me/him/her', 'smashin me', 'get him in'];

export const chess: Kind = {
  id: 'chess',
  category: 'hobby',
  name: 'Get better at chess',
  slots: {
    game: {
      words: ['chess', 'go|weiqi|baduk', 'draughts|checkers', 'shogi', 'xiangqi', 'Othello|reversi'],
      otherwise: 'chess',
    },
    level: {
      words: ['1000', '1200', '1400', '1500', '1600', '1800', '2000', '2200|master'],
      otherwise: 'next',
    },
  },
  ask: {
    question: 'What is your rating or level now, and whom or what do you want to beat?',
    chips: ['I know only the rules', 'About 900 online, stuck', 'I want a first tournament'],
  },
  hoursAWeek: 3,
  weekly: 'Three slow games with review, and 15 minutes of puzzles on five days',
  measures: ['games', 'puzzles', 'rating points'],
  overview:
    'You will play slow {game} games, look at each one afterwards, and train the patterns that decide most games at your level. A club and a first tournament follow within a few months.',
  approach:
    'Below strong club level nearly all games are decided by simple oversights, so seeing threats beats opening theory. One slow game with review teaches more than twenty fast ones. The usual trap is watching videos and playing blitz late at night.',
  done: 'You have reached your target or played a whole tournament, and can explain why you won and lost your last ten games.',
  cautions: [
    'Where money is played for, set a fixed limit you can lose, and stop if you chase losses; your country’s gambling helpline advises free of charge.',
  ],
  steps: [
    step(
      'Look through your last twenty lost {game} games',
      'One word each: overlooked, no time, no plan, opening, ending. Two words will make up most of it. Under about 1,400 it is nearly always pieces left hanging, so tactics come before any opening.',
      [
        'Open the list of lost games',
        'Write one word behind each of the first ten',
        'Count and choose the two largest',
      ],
      1.5,
      { when: { said: rated } },
    ),
    step(
      'Play two slow {game} games and save them',
      'At least 15 minutes for each player, online or at a table. Write after each in one sentence why it was won or lost. That is your starting point.',
      [
        'Open a free account or set up the board',
        'Play the first game slowly',
        'Write the sentence and save the moves',
      ],
      1.5,
      { when: { unsaid: rated }, resources: 'Free site without advertising, with lessons: https://lichess.org' },
    ),
    step(
      'Learn the rules, values and basic patterns',
      'For {game}: how it is won, what pieces or cards are worth, the five most common patterns. In chess these are fork, pin, skewer, back-rank mate, and mate with queen and king, and rook and king.',
      [
        'Work through the free beginner lessons',
        'Explain the rules to somebody',
        'Do each pattern ten times without help',
      ],
      5,
      { when: { level: 'beginner', unsaid: rated } },
    ),
    step(
      'Play slower than you are used to, three games a week',
      'Fifteen minutes with ten seconds added or longer. Blitz repeats habits, slow games change them. After each one write the move at which it turned, before the computer tells you.',
      ['Change the standard time', 'Play three games a week', 'Write the turning move before the computer'],
      8,
      { when: { said: rated } },
    ),
    step(
      'Sort your last thirty losses by cause',
      'Oversight, time, opening, plan, endgame. Usually two causes make up most of them. Train these first, whatever you would rather do.',
      [
        'Go through ten losses each evening without the computer',
        'Count the causes',
        'Choose the training for the two largest',
      ],
      3,
      { when: { level: 'experienced', unsaid: rated } },
    ),
    step(
      'Give each phase its minutes and write the clock down',
      'Write the time after moves 10, 20 and 30. By ten you should have used a sixth, at twenty half. Openings from memory, one long think a game, 80 per cent moves within three minutes. Practise: ten games where each move has a minute at most and none under ten seconds.',
      ['Write the clock at 10, 20, 30', 'Allow one long think a game', 'Play ten games by the rule'],
      5,
      { when: { said: timeTrouble } },
    ),
    step(
      'Study how your rival beats you, then set one trap each',
      'Ask to keep the moves. Six games show the same pattern: early queen, fork, exchange when ahead. Learn one sound reply to his first move and two endings he dislikes. Offer slow games, 20 minutes a side; a quicker mind loses its lead there.',
      ['Write down six games', 'Find the move where it turned', 'Ask for 20 minutes a side'],
      4,
      { when: { said: oneRival } },
    ),
    step(
      'Ask three questions before every move',
      'What does the opponent threaten? What can I take, check or attack? Is my own move safe? Put the card beside your {game} board for twenty games. Most lost pieces disappear.',
      ['Write the card', 'Sit on your hands until all three are answered', 'Count your oversights per game'],
      8,
      { measured: 'Play the first {20%} with the three questions' },
    ),
    step(
      'Solve ten puzzles a day for six weeks',
      'Easy ones, quickly recognised, are better than brilliant ones. Work out the whole line before you touch anything. Repeat the failed ones at the weekend. For other games: daily problems of {game} at your level.',
      ['Choose a set one step below your level', 'Do them at the same hour', 'Keep the failed ones in a list'],
      10,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Choose one opening for each side and stay with it',
      'Learn ideas instead of lines: where pieces go, which plan follows, one trap to avoid. Ten moves are enough up to the {level} level. Look it up after each game at the point where you left it.',
      [
        'Choose one for white and one against each main first move',
        'Write the plan in three sentences',
        'Play it in ten games',
      ],
      6,
      { when: { unsaid: [...oneRival, ...timeTrouble], weeksFrom: 5 } },
    ),
    step(
      'Visit the nearest {game} club and play there',
      'Clubs welcome beginners, lend boards and let you play people a little stronger. Ask someone to go through one lost game with you.',
      [
        'Find the nearest club and ask for the beginners’ evening',
        'Play three slow games',
        'Ask a stronger player: where did I go wrong?',
      ],
      7,
      { when: { unsaid: club } },
    ),
    step(
      'Play in the team and go through one loss with a stronger player',
      'Club evenings are for asking. One loss a week, you say what you thought, they say what they saw. Offer to play on the last board; long games with people teach more than fifty online.',
      ['Ask for a place in the team', 'Bring one loss a week', 'Write one lesson after each talk'],
      6,
      { when: { said: club } },
    ),
    step(
      'Review ten games and train endgames',
      'First by yourself with notes, then with the computer or a stronger player. Write one lesson per game. Practise the simple endings until you win them against the machine: king and pawn, rook endings, for {game} the last phase.',
      ['Review one game every second day', 'Write ten lessons on one page', 'Win each basic ending three times'],
      9,
      { when: { weeksFrom: 8 }, measured: 'Reach {60%} and review the ten hardest' },
    ),
    step(
      'Play the tournament or match for the {level} level',
      'Five to seven slow games at a weekend or a rated series online. Sleep, water, fruit; write your moves; go for a walk between rounds. It is done when you have played all rounds and written one lesson on each.',
      [
        'Register and read the rules on clocks and phones',
        'Play two training games with the same time',
        'Set the next aim from your ten lessons',
      ],
      12,
      { measured: 'Reach {total} and set the next aim' },
    ),
  ],
  suggestions: [
    tip(
      'Use the time you have',
      'Most oversights happen with minutes left on the clock.',
      'Half for the middle game',
      'Look once round the board',
    ),
    tip('Stop after two losses in a row', 'Anger plays badly.', 'Walk', 'Review tomorrow'),
    tip(
      'Play people a bit stronger',
      'About 100 points more is ideal.',
      'Ask for a review',
      'No excuses, just questions',
    ),
    tip('Read one annotated game a week', 'Guess each move before you look.', 'Cover the page', 'Note your score'),
    tip('Play with a real board', 'It trains your eyes for tournaments.', 'Puzzles, too', 'Move slowly'),
    tip('Say the threat aloud', 'In training games it makes you see.', 'Alone or with a friend', 'Every move'),
    tip('Limit blitz to ten minutes', 'Fast games repeat habits, good and bad.', 'Only after training', 'Never in bed'),
    tip('Learn to resign late', 'At your level opponents often slip.', 'Look for stalemate', 'Set one more problem'),
    tip('Teach a child', 'Explaining shows what you really know.', 'One rule each time', 'Let them take back'),
    tip('Keep a notebook of patterns', 'Draw the position you missed.', 'One per game', 'Repeat on Sundays'),
    tip('Watch one grandmaster game slowly', 'Ask why after every move.', 'Twenty minutes', 'Three answers noted'),
    tip(
      'Go to a simultaneous display',
      'You play a master and get a memory.',
      'Ask clubs for dates',
      'Write down your game',
    ),
  ],
};
