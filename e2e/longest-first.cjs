const { basename } = require('node:path');

// jest starts small files last, but a small file can take minutes. Other files follow these in any order.
const longest = [
  'axe-workspace',
  'axe-social',
  'axe-roadmap',
  'axe-plan',
  'axe-account',
  'whole-words',
  'plan-week',
  'paying-journey',
  'axe-admin',
  'remotes',
  'offline-journey',
  'main-job',
  'plan-diary',
  'plan-board',
  'small-screens',
  'admin-journey',
  'account-journey',
  'members-journey',
  'one-trace',
  'mail-journey',
  'access-matrix',
  'community-journey',
  'roadmap-journey',
];
const placeOf = ({ path }) => longest.indexOf(basename(path, '.test.ts')) + 1 || longest.length + 1;

/** jest's testSequencer for the journeys: the longest files first, so that all workers end at about the same time. */
module.exports = class LongestFirst {
  sort = (tests) => [...tests].sort((a, b) => placeOf(a) - placeOf(b));
  cacheResults() {} // the order does not depend on earlier runs
};
