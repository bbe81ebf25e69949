import { wordsOf } from '../reading/phrases.rules.ts';
import type { Area } from './circumstance.ts';

// What kinds of several parts of life have in common.

/** Kinds that bring an animal into the home. */
export const petKinds = wordsOf(
  'pet-adopt-and-train raise-a-puppy get-a-cat keep-small-pets keep-a-reptile keep-an-aquarium keep-a-cage-bird keep-an-animal-well',
);

const kindsOf: readonly (readonly [Area, ReadonlySet<string>])[] = [
  [
    'moving',
    new Set(
      wordsOf(`build-muscle cycle-distance cycle-to-work do-a-walking-challenge do-push-ups do-the-splits flexibility-and-mobility
        gym-routine healthier-lifestyle keep-the-weight-off learn-a-handstand learn-to-ride-a-bike-as-an-adult lift-heavier lose-weight
        pass-a-fitness-test pull-ups-and-bodyweight race-hyrox-or-obstacles ride-a-century run-10k run-5k run-a-personal-best run-an-ultra
        run-half-marathon run-marathon sit-less sport-with-a-disability start-exercising start-pilates start-tai-chi stay-fit-in-pregnancy
        stay-steady-and-prevent-falls stay-strong-after-sixty swim-better swim-long-open-water triathlon walk-more yoga-practice
        climb-mountain bikepacking hike-long-trail golf horse-riding kayak-or-row learn-dance dance-for-an-event martial-art rock-climbing sail
        scuba skate ski-or-snowboard surf team-sport tennis-and-racket-sports wild-swimming paraglide-or-skydive pilgrimage-on-foot
        learn-to-swim-as-adult self-defence take-part-in-event plain-health recover-from-surgery recover-from-injury
        learn-a-stage-dance take-up-a-rare-sport row-faster-on-the-erg paddle-a-long-trip
        lose-the-baby-weight get-visible-abs less-breathless-on-stairs`),
    ),
  ],
  [
    'eating',
    new Set(
      wordsOf(`lose-weight eat-healthier eat-more-vegetables eat-enough-protein gain-weight healthier-lifestyle intermittent-fasting
        keep-the-weight-off meal-prep cook-well reverse-prediabetes type-2-diabetes cholesterol build-muscle cut-sugar host-dinners
        plan-wedding heal-fatty-liver master-one-dish lose-the-baby-weight get-visible-abs`),
    ),
  ],
  [
    'exam',
    new Set(
      wordsOf(`graded-exam resit-an-exam pass-exam-at-university professional-certificate accountancy-exams bar-exam civil-service-exam
        language-certificate school-leaving-exam driving-licence driving-theory-test motorbike-licence music-exam-grade admission-test
        interview-prep new-job first-job citizenship civics-test pass-cloud-certificate lorry-or-bus-licence trade-qualification
        medical-school-admission regulated-profession-admission forklift-and-plant-licence job-after-redundancy licence-exam
        one-professional-paper high-school-equivalency one-school-subject last-units-of-a-diploma child-entrance-test`),
    ),
  ],
  [
    'meeting',
    new Set(
      wordsOf(
        'make-friends leave-loneliness find-partner first-dates dating-after-loss-or-50 social-confidence small-talk confidence',
      ),
    ),
  ],
  [
    'travelling',
    new Set(
      wordsOf(`travel-trip long-trip-or-gap-year rail-or-road-trip solo-travel pilgrimage-on-foot hajj-or-umrah fear-of-flying
        save-for-travel honeymoon travel-with-children travel-to visit-someone visit-them-all roots-trip`),
    ),
  ],
  // What is loud or dirty at home, or is built, brought or dug into it.
  [
    'disturbing',
    new Set(
      wordsOf(`learn-instrument learn-one-piece-of-music music-exam-grade join-or-start-band learn-to-dj produce-music sing
        release-an-ep-or-album learn-dance learn-a-stage-dance gym-routine build-muscle lift-heavier learn-a-handstand
        build-something-big build-a-thing campervan-conversion carve-or-turn-wood woodwork pottery printmaking leatherwork
        restore-furniture restore-vehicle restore-a-bicycle renovate-room decorate-home paint-a-room lay-a-floor put-up-shelves
        tile-and-grout new-bathroom new-kitchen fix-tap-or-toilet learn-basic-diy adapt-the-home warmer-home smart-home home-office
        get-rid-of-pests garden-makeover garden-vegetables flower-garden fruit-trees improve-my-lawn wildlife-garden grow-something
        master-barbecue ferment-or-brew keep-bees keep-chickens ${petKinds.join(' ')}`),
    ),
  ],
  [
    'learning',
    new Set(
      wordsOf(`learn-language learn-instrument learn-to-code learn-data-skills learn-excel learn-a-skill learn-a-subject improve-a-skill
        finish-degree finish-thesis go-to-university study-while-working study-nursing change-career sign-language driving-licence
        learn-one-piece-of-music graded-exam maths-as-adult learn-to-swim-as-adult high-school-equivalency one-school-subject
        raise-my-grade-average last-units-of-a-diploma thesis-proposal spoken-english-at-work health-support-training leave-my-trade`),
    ),
  ],
];

export const areasOfKind = (id: string): Area[] => kindsOf.flatMap(([area, kinds]) => (kinds.has(id) ? [area] : []));

/** The kinds of an area that is no category. */
export const kindsInArea = (area: Area): readonly string[] =>
  kindsOf.flatMap(([one, kinds]) => (one === area ? [...kinds] : []));

/** All kinds that an area names. */
export const kindsWithAreas: readonly string[] = kindsOf.flatMap(([, kinds]) => [...kinds]);
