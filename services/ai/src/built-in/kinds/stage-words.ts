// Words that many kinds need to tell which stage somebody has reached, in the notation of `anyOf`: `${numbers} weeks ago`.

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const numbers = [
  'two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/fifteen/twenty/thirty/forty/fifty/hundred',
  ...upTo(2, 40),
  ...[45, 50, 55, 60, 70, 80, 90, 100, 120, 150, 200, 300],
].join('/');

/** Somebody says that they have reached this age. 'Seventy songs' and '70 km' tell none. */
export const atAge = (age: number): readonly string[] => {
  const ages = upTo(age, 90).join('/');
  return [`i'm/im/i_am/am/aged/turn/turned/turning/at ${ages}`, `${ages} years/year old/young`, `${ages} and/but/now`];
};

/** Two weeks and more: by then a withdrawal is over. */
export const fourteenAndMore = upTo(14, 300).join('/');

export const months = 'january/february/march/april/may/june/july/august/september/october/november/december';

export const pastTimes = `${months}/spring/summer/autumn/winter/christmas/new_year/last_year`;

/** Somebody has entered a race. */
export const raceEntered = [
  'have/got a/my _? _? _? place/bib/spot/entry',
  'signed_up for/to',
  'entered a/the/my/for/it',
  'registered for',
  'have/got a/my place/bib/entry/spot/number in/for/at',
  'got in through/via the ballot',
  'place in/for the/this',
  'booked my/a place',
];

/** Somebody has no job, so there is no notice to give. */
export const withoutJob = [
  'out of work/a_job',
  'unemployed',
  'lost my job',
  'between jobs',
  'laid off',
  'was/got/been made redundant',
  'redundancy ended/came_through',
  "haven't/have_not worked for/since",
  'no job/work since/for/at',
  'on jobseekers/jsa/universal_credit/unemployment',
  'jobless',
  'plant/factory/shop/firm closed/shut',
];
