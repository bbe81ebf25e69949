import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { step } from '../kinds/kind.ts';
import type { Circumstance } from './circumstance.ts';

// What people tell in the same form whatever they wish for: what is hard, what takes their time, what they do not know yet. The
// form of the clause shows it, not a word of some field.

const everywhere: readonly GoalCategory[] = ['health', 'financial', 'profession', 'relationship', 'hobby', 'personal'];

export const ofTelling: readonly Circumstance[] = [
  {
    id: 'hard-part',
    says: [
      'i/we {have} {very}* difficulty/difficulties/trouble/problems with/in/keeping/making/getting/finding/remembering/following/staying/saying/doing',
      'struggle/struggling/struggled with/to',
      'find/finding it {very}* hard/difficult/impossible to',
      "i'm/i_am/im {very}* bad/hopeless/terrible/awful/rubbish/useless/weak/slow at/with",
      'my weak/weakest _ is',
      'the hard/hardest/worst/difficult/trickiest part/bit/thing is',
      'what stops/stopped/sinks/sank/blocks me/us is',
      'it was/is the _ _? that sank/failed/stopped/cost me/us',
      'frightens/scares/worries/bothers me the? most',
      'i just? freeze/choke/panic/seize_up/lock_up when/as_soon_as/if/at/in/on',
      'i never/always/often/keep run/running/forget/forgetting/lose/losing out_of/my/the/where/to',
      'i/we run out of',
      'get/gets/getting/got/always stuck on/at/in/with/when',
      "can't/cant/cannot/could_not/couldn't {just}? bring myself to",
      'lets/let me down',
      'trips/tripped me up',
    ],
    areas: everywhere,
    step: step(
      'Work on the point you named as hard by itself first',
      'Take this one point out of the whole and make it as small as it goes: one example, ten minutes, nobody waiting. Let somebody who does it well show you two, then do it yourself on five days. Compare the fifth time with the first before you go on.',
      ['Write down one small example of it', 'Find somebody who shows you two', 'Do it on five days and compare'],
      2,
    ),
  },
  {
    id: 'time-is-taken',
    says: [
      '_ keep/keeps eating/swallowing/taking/getting/coming/cancelling/cropping/pushing/stealing/moving',
      'get/gets/getting/got in the way',
      'eat/eats/take/takes/swallow/swallows up all/my/our/every/the',
      'something always comes up',
      'never find the? time',
      'too tired/shattered/knackered by/after/when/to/in',
    ],
    // What takes a sum of money is no lost hour.
    areas: everywhere.filter((category) => category !== 'financial'),
    knownTo: ['time-management', 'work-life-balance'],
    step: step(
      'Decide beforehand what happens when it is taken again',
      'Fix the time for the next four weeks, and in each week a second one to fall back on. Say in one sentence to those concerned what may move it and what may not. What falls out is moved the same day, and never dropped.',
      [
        'Enter both times for four weeks',
        'Say the sentence to those concerned',
        'Write down after four weeks what held',
      ],
      0.75,
    ),
  },
  {
    id: 'done-instead',
    says: [
      'i/we {always}? keep _ _ _? _? _? _? instead of',
      'i/we {always}? end up {doing}',
      'i/we spend _ _ _? _? _? instead of',
      'i/we keep redoing/re-doing/rewriting/re-editing/tinkering/polishing/researching/rechecking',
    ],
    areas: everywhere,
    knownTo: ['stop-procrastinating', 'perfectionism'],
    step: step(
      'Give what you do instead a place and an end',
      'It feels like work and is safe, so it comes first by itself. From now on the next missing piece has the first hour, and the other thing gets twenty minutes after it, with a timer. Put what it needs out of reach until then. Good enough is written down beforehand.',
      ['Write what good enough means', 'Put the next missing piece on top', 'Set the timer for the other thing'],
      0.75,
    ),
  },
  {
    id: 'open-question',
    says: [
      "don't/dont/do_not even? know where/how/if/whether/which",
      'know nothing/little about',
      "don't/dont/do_not know anything/much about",
      'no idea where/how/if/whether/which/what',
      'not sure where/how/if/whether/which',
      "haven't/havent a clue",
    ],
    areas: everywhere,
    givesWay: true,
    step: step(
      'Get your open questions answered before you spend money',
      'Write each as one question that can be answered, and put them to somebody who does it well or did the same lately. Note the answers with the day.',
      ['Write the questions, one to a line', 'Ask somebody who does it well', 'Write down the answers'],
      1.5,
      { waitDays: 3 },
    ),
  },
  {
    id: 'lost-before',
    says: [
      '{lost} {things} winters/seasons/years/times running/in_a_row',
      '{lost} {things} _? in a row',
      'i/we {lost} both/all/three/two/every/them',
      '_ winters/seasons/years/summers running',
      'nothing worked/helped/has_worked',
      "didn't/didnt/never work/worked/last/lasted",
      "didn't/didnt hold",
      'sent/written/made {count} applications',
      'kills/stops/killed/stopped most/every/all/each',
      'one/had_one interview and',
    ],
    areas: everywhere,
    isExperience: true,
    step: step(
      'Find the cause of what went wrong before you repeat it',
      'Write one line for each time: what you did, when it went wrong, and what was the same each time. Show the lines to somebody who does this well, and ask which one or two causes they see. Change these first, and leave the rest as it was.',
      [
        'Write one line for each time',
        'Show them to somebody who does it well',
        'Write down the one thing that changes',
      ],
      1,
      { waitDays: 3 },
    ),
  },
  {
    id: 'begun',
    says: [
      'so far {count}',
      '{count} {made} so far',
      '{made} _? _? so far',
      'got {count} {made}',
      '_ of _ _? exist/exists/done/written/finished/recorded/ready/are_done/are_finished/are_recorded/are_written',
      'half/two_thirds done/finished/written/built/there',
      'already have/own/got/know/can/done',
    ],
    areas: everywhere,
    knownTo: ['finish-something-begun'],
    isExperience: true,
    step: step(
      'Begin from what is there already',
      'Write what exists in one list: good as it is, needs an hour, must be done anew. Steps below that are covered by it you tick off today. Go on with what is nearest to done, and keep what has held so far exactly as it is.',
      ['Write the list in 20 minutes', 'Tick off what it covers', 'Choose the piece nearest to done'],
      0.5,
    ),
  },
  {
    id: 'has-held',
    says: [
      "haven't/havent/not had/touched/smoked/drunk/bet a/any/one? _? for _ days/weeks/months",
      '_ days/weeks/months clean/sober/dry/smoke_free/smoke-free',
      '_ days/weeks/months without smoking/drinking/vaping/gambling/a_drink/a_cigarette/a_bet/alcohol/sugar/weed/drugs/it',
    ],
    areas: everywhere,
    step: step(
      'Write down what has carried you so far',
      'For the days that you have managed: who knew, where you were not, what you did in the worst hour. Keep exactly these things, and mark the two that carried most. Decide now whom you call and where you go when the next such hour comes. The days behind you count, also after a slip.',
      ['Write what you did in the worst hour', 'Mark the two things that carried most', 'Save the number you call'],
      0.5,
    ),
  },
  {
    id: 'line-not-crossed',
    says: [
      "don't/dont/do_not want to spend/touch/pay/lose/risk/borrow",
      "can't/cant/cannot stop/leave/quit/give_up working/work/my/the",
      'without losing/risking/giving_up/selling/borrowing',
    ],
    areas: everywhere,
    givesWay: true,
    step: step(
      'Write down the limit that holds for all steps',
      'Put this limit at the top of the plan as a sum, a number of hours or a plain sentence. Before each step that costs money or time, look whether it stays within it. Where it does not, make the step smaller or move the date, and keep the limit.',
      ['Write the limit down', 'Check each step against it', 'Make smaller what goes beyond it'],
      0.5,
    ),
  },
  {
    id: 'grief-beside-it',
    says: [
      'since _ _? died',
      'my/our _ {soon}* died/passed',
      'lost my husband/wife/partner/mum/dad/mother/father/brother/sister/son/daughter',
    ],
    areas: ['health', 'personal', 'hobby', 'profession'],
    knownTo: [
      'dating-after-loss-or-50',
      'grief',
      'living-alone-after-loss',
      'give-a-eulogy',
      'clear-house-after-death',
      'funeral-costs',
      'will-and-estate',
      'family-tree',
    ],
    step: step(
      'Give the grief a place beside it',
      'Expect that some days it comes up in the middle of this. Choose one person whom you tell that you are doing it, and one small thing of theirs that stays as it is. Begin with the part that hurts least, for a quarter of an hour. Stop when you like, and go on another day.',
      ['Tell one person what you are doing', 'Choose what stays as it is', 'Do the part that hurts least'],
      0.75,
    ),
  },
];
