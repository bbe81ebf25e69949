import type { Archetype, KindStep } from '../kinds/kind.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { kindsInArea } from './areas.ts';

// Which kinds and steps load the body.

/** Kinds whose steps train the body or are a sport. */
const training = new Set([
  ...kindsInArea('moving'),
  ...wordsOf(`archery bucket-list cartwheel-or-backflip dog-sport fit-before-pregnancy juggling-and-circus jump-higher mountain-biking
    motorbike-tour yoga-teacher-training join-fire-service join-police join-armed-forces become-personal-trainer
    hajj-or-umrah make-the-team`),
]);
/** To cook is to eat with others, and no number harms there. */
const ofCooking = new Set(wordsOf('master-one-dish cook-well host-dinners plan-wedding'));
/** Kinds about food and weight, for those whom a number harms. */
const ofFood = new Set(kindsInArea('eating').filter((id) => !ofCooking.has(id)));
/** Kinds that care for a body: their own steps begin low and ask first. */
const caring = new Set(
  wordsOf(`recover-from-surgery recover-from-injury regain-walking-and-strength do-my-physio-exercises chronic-pain-or-fatigue
    cardiac-rehab recover-after-stroke through-cancer-treatment postpartum-recovery run-again-after-birth stay-fit-in-pregnancy
    healthy-pregnancy train-my-pelvic-floor active-with-a-new-joint prepare-for-my-operation back-pain neck-and-shoulder-pain
    knee-or-joint-pain heel-or-foot-pain stay-steady-and-prevent-falls live-well-with-parkinsons-or-ms breathe-better-with-copd
    recover-from-burnout sport-with-a-disability calm-rsi-and-mouse-arm plain-health
    lose-the-baby-weight less-breathless-on-stairs`),
);
/** Kinds in which hands build, dig, carry and clean. */
const labour = new Set(
  wordsOf(`adapt-the-home allotment balcony-garden build-something-big campervan-conversion clear-house-after-death
    convert-loft-or-garage declutter decorate-home downsize-home enlarge-a-herd enter-a-trade-as-adult flower-garden fruit-trees
    garden-makeover garden-vegetables go-camping grow-for-show hoarding-and-full-home home-alone-first-flat improve-a-farm
    improve-my-lawn keep-bees keep-chickens keep-sheep-or-goats lay-a-floor learn-basic-diy learn-to-weld mould-and-damp move-abroad move-home
    new-bathroom new-kitchen
    organise-home paint-a-room put-up-shelves renovate-room restore-furniture restore-vehicle seasonal-or-ship-work start-a-farm
    tend-a-grave tile-and-grout warmer-home wildlife-garden woodwork work-in-care work-with-animals clean-routine`),
);

const anyWord = (list: string) => anyOf(wordsOf(list));

/** Words of sport and training in a plan of training, where they are an order or a deed. */
const trainingWords = anyWord(
  `run runs running jog jogs jogging sprint sprints race races jump jumps jumping hop skip swim swims swimming dive row rowing
  paddle cycle cycling ride rides riding hike hikes hiking trek trekking walk walks walking climb climbs climbing boulder bouldering ski
  skiing skate skating surf surfing dance dances dancing squat squats lunge lunges deadlift deadlifts press-up press-ups push-up push-ups
  pull-up pull-ups plank planks burpees handstand headstand kick kicks spar sparring wrestle box boxing tackle throw stretch
  strength strengthen stamina fitness workout workouts warm-up reps sets km miles rehearse train training exercise exercises
  laps pace tempo dumbbell barbell weights yoga trot canter sail swing fall falling fast faster lift lifts hang hold balance legs`,
);
/** Deeds of a body in any plan. 'Run a shop' and 'take the training' are none. */
const bodyDeeds = anyWord(
  `jog jogging sprint swim swimming cycle cycling hike hiking trek walk walking climb climbing ski skate surf dance dancing squat squats
  deadlift press-ups push-ups pull-ups burpees handstand headstand sparring wrestle stretch strength strengthen stamina fitness workout
  workouts gym running yoga lift lifting test_day physical_test`,
);
/** What a wish that is a sport names. */
const sports = anyWord(
  `pe sport sports football soccer five-a-side rugby tennis netball hockey basketball volleyball cricket badminton squash golf karate judo
  ballet salsa tango zumba aerobics triathlon marathon 10k 5k parkrun ironman hyrox crossfit camino kilimanjaro everest peaks mountain
  mountains horse bike kayak canoe rowing running get_fit get_fitter in_shape keep_fit stay_fit fitter muscle muscles stronger
  get_strong dogs steps jump sail surfing`,
);
/** Work with one's own back, knees and arms, in any plan. */
const heavyWork = anyWord(
  `lift lifting carry carrying haul hauling shovel shovelling dig digging sawing chop chopping sanding scaffold ladder ladders
  wheelbarrow demolish weeding mulch scrub furniture plaster gravel slabs paving logs firewood heavy`,
);
/** Work in a plan that is one of work: 'build a budget' and 'stack of papers' are none. */
const work = anyWord(
  `build lay clear pack plant paint raise fit move unpack mount hang install clean empty fill roll turn mask cut repair assemble shift
  shifts sand drill hammer strip stack hoe weed mow mowing prune prepare change support bring harvest saw rake boxes bed beds base ground
  soil kneel dress prime restore sow deliver feed muck prop fell`,
);
/** What a wish names that is work for the body. */
const workWished = anyWord(
  `dig digging paint painting redecorate decorate renovate renovating move_house moving_house garden gardening allotment plant
  planting clear_out patio pond wall shed loft warehouse removals lift lifting carry carrying chop stack firewood tile tiling plaster
  landscaping fence decking waiter waitress carer builder labourer bricklayer`,
);
/** What is done at a table or on the telephone, whatever comes after it. */
const paperVerbs =
  wordsOf(`agree apply arrange ask book buy call check choose collect compare confirm copy decide draw enter find fix
  invite list look measure name note order pay photograph plan read register report reserve save see send set settle sketch sign study
  talk tell think visit watch write review borrow cost research discuss apply protect`);
const onPaper = anyOf([...paperVerbs, 'get/have _? _? _? shoes/boots/pads/gear/clothes/permits/kit/helmet/papers'], {
  before: '^',
});
/** In a plan of training to learn something is to do it, unless it is learned from a book. */
const learnsByHeart = anyOf(
  ['learn/read/pass _? _? _? rules/theory/words/names/signals/law/route/map/weather/dangers'],
  { before: '^' },
);
const atWork = anyOf(
  ['pack/sort/get/fix/pick/make _? _? _? boxes/room/rooms/pond/bed/beds/path/shelves/ground/soil/tree/trees'],
  {
    before: '^',
  },
);
const thenDone = anyOf([
  'and/then learn/practise/practice/try/do/go/test/time/film/ride/clear/repeat/dance/walk/run/swim/jump/climb/row/skate/ski/play/lift/stand/climb/cycle/hold',
]);

/** Tests of strength, comparison with a clock, and hurry. */
export const pressing = anyOf([
  'test/tests/tested/testing',
  'time yourself',
  'max/maximum/maximal/record/personal_best/pb',
  'as many/much/far/fast/hard/heavy/long as',
  'repetitions/repeats/reps remain/left',
  'to failure',
  'sprint/sprints/sprinting/interval/intervals/tempo',
  'faster/harder/heavier/quicker',
  'note/write/see how far/many/long/fast/much',
  'film _ test',
  'what hurts',
  'raise/increase/add the? load/weight/weights/kilos/minutes/speed',
  'a tenth/quarter/third',
  'push/pushing yourself/through/on',
  'every/each day without',
  'no excuses/pause/break',
  'without a? break/stopping/pause/resting',
  'hurry/quickly/at_once',
  'note your/the longest/best/fastest/time',
  'on film',
]);

export type Load = 'training' | 'labour';

/** Whether a whole plan of this kind trains the body. */
export const isTraining = ({ id }: Archetype): boolean => training.has(id) && !caring.has(id);
/** A plan for after an operation or injury, whatever it was. */
const recovery = new Set(
  wordsOf(
    'recover-from-surgery recover-from-injury regain-walking-and-strength do-my-physio-exercises active-with-a-new-joint',
  ),
);
export const isRecovery = ({ id }: Archetype): boolean => recovery.has(id);
export const isCaring = ({ id }: Archetype): boolean => caring.has(id);
export const isOfFood = ({ id }: Archetype): boolean => ofFood.has(id);

const withHands = new Set(
  wordsOf(`learn-instrument learn-one-piece-of-music music-exam-grade join-or-start-band crochet knit-or-crochet embroider-or-cross-stitch
    make-a-quilt sew-clothes draw-and-paint calligraphy-and-lettering carve-or-turn-wood pottery jewellery-making leatherwork woodwork
    model-making speed-of-typing handwriting printmaking bake mend-clothes magic juggling-and-circus hair-and-beauty-training`),
);
/** A plan in which the same small movements are done for hours. */
export const isWithHands = ({ id }: Archetype): boolean => withHands.has(id);
const withVoice = new Set(
  wordsOf('sing sing-in-a-choir public-speaking wedding-speech speaking-voice act-or-improv speak-up-in-meetings'),
);
/** A plan in which the voice is what works. */
export const isWithVoice = ({ id }: Archetype): boolean => withVoice.has(id);
/** Whether a step is done at a table or on the telephone: to choose, to register, to buy. */
export const isOnPaper = (title: string): boolean => onPaper.test(title) && !thenDone.test(title);
/** A plan in which hands do heavy work. */
export const isLabour = ({ id }: Archetype): boolean => labour.has(id);
/** Far from a doctor, the body must be asked about too. */
const away = new Set(kindsInArea('travelling'));
export const isAway = ({ id }: Archetype): boolean => away.has(id);

/** What a wish names that loads a body. */
export const loadOfWish = (title: string): Load | undefined =>
  workWished.test(title) || heavyWork.test(title)
    ? 'labour'
    : sports.test(title) || bodyDeeds.test(title)
      ? 'training'
      : undefined;

/** Whether words name something that loads a body, in whatever plan. */
export const namesLoad = (text: string): boolean =>
  trainingWords.test(text) || heavyWork.test(text) || sports.test(text);

/** What the words of a task or suggestion load. */
export function loadIn(text: string, kind: Archetype): Load | undefined {
  if (isTraining(kind)) return trainingWords.test(text) ? 'training' : undefined;
  if (heavyWork.test(text) || (isLabour(kind) && work.test(text))) return 'labour';
  return bodyDeeds.test(text) ? 'training' : undefined;
}

/** What a step of a kind loads. In a plan of training each step does that is not done on paper. */
export function loadOf({ title, measured }: Pick<KindStep, 'title' | 'measured'>, kind: Archetype): Load | undefined {
  const isPaper = onPaper.test(title);
  if (isTraining(kind)) {
    const isSafe = (isPaper || learnsByHeart.test(title)) && !thenDone.test(title) && measured === undefined;
    return isSafe ? undefined : 'training';
  }
  if (isLabour(kind))
    return atWork.test(title) ||
      /^(?:make|fix|build) (?:the |your |an? )?(?:\{|pond)/i.test(title) ||
      ((!isPaper || thenDone.test(title)) && work.test(title)) ||
      heavyWork.test(title)
      ? 'labour'
      : undefined;
  if (isPaper || /^learn\b/i.test(title)) return undefined;
  return heavyWork.test(title) ? 'labour' : bodyDeeds.test(title) ? 'training' : undefined;
}
