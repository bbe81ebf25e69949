import { type Kind, step, tip } from '../kind.ts';

export const contributeOpenSource: Kind = {
  id: 'contribute-open-source',
  category: 'profession',
  name: 'Contribute to open source or win a hackathon',
  slots: {
    thing: {
      words: [
        'hackathon|game jam|ctf',
        'documentation|docs',
        'Linux|linux kernel|kernel',
        'Python|python|django',
        'JavaScript|javascript|react|node',
        'Rust|rust',
        'Wikipedia|openstreetmap',
        'Google Summer of Code|gsoc',
      ],
      otherwise: 'open source',
    },
  },
  ask: {
    question: 'Which languages do you know, and have you opened a pull request before?',
    chips: ['Never contributed', 'A few small fixes', 'Hackathon on a date'],
  },
  hoursAWeek: 4,
  weekly: 'Answer or reproduce one issue and move one pull request forward',
  overview:
    'You choose a project you use, get it running, begin with something small that maintainers want, and learn to work with review. For a hackathon you bring a team, a small idea and a demo.',
  approach:
    'Maintainers lack time, not ideas. What goes wrong is a large pull request nobody asked for, or a hackathon idea that takes three weeks.',
  done: 'Three pull requests are merged, or your {thing} demo ran in front of the jury.',
  steps: [
    step(
      'Choose two {thing} projects you really use',
      'Look for commits last month, issues with answers, contributing guide, label good first issue, kind tone. For a hackathon read rules, prizes, jury, data given.',
      ['List five tools you use', 'Check activity and tone', 'Read the guide or rules'],
      1,
    ),
    step(
      'Get the {thing} project running and its tests green',
      'Fork, build, run tests. Note each place where the guide was wrong: that is your first contribution.',
      ['Build it on your machine', 'Run the tests', 'Note what the guide missed'],
      4,
    ),
    step(
      'Send a small fix in a week',
      'Documentation, error message, missing test, translation. One change, guide’s style, sentence why. Say thank you in review and answer within two days.',
      ['Fix one line of docs', 'Open the pull request', 'Answer review within two days'],
      3,
    ),
    step(
      'Reproduce three issues and say so kindly',
      'Version, steps, expected, seen. Half of issues lack this. You learn the code and names.',
      ['Pick three unconfirmed issues', 'Write exact steps', 'Offer one cause'],
      4,
    ),
    step(
      'Agree on a real issue before coding',
      'Ask: may I take it, I would do it like this. Wait for a yes. Draft early, small commits.',
      ['Ask in the issue of your {thing} project', 'Sketch the change', 'Open a draft early'],
      2,
    ),
    step(
      'Build it with tests and bear the review',
      'Two to four rounds are usual. Explain, change, do not argue taste. Rebase, changelog, docs.',
      ['Write the failing test first', 'Reply to each remark', 'Update the docs'],
      20,
    ),
    step(
      'Find people: meeting, chat or {thing} team',
      'Weekly call, chat channel, sprint day. For a hackathon three to four: someone who presents, designs, codes; idea on one card; stubs ready as rules allow.',
      ['Say hello with one question', 'Join a sprint or find a team', 'Fix roles'],
      3,
    ),
    step(
      'Show the {thing} work and stay for a second one',
      'Three merged: CV line with links, short post on what you learned, offer to review others. Hackathon: demo video recorded by half-time, three-minute pitch, feature stop four hours before the end.',
      ['Write the CV line with links', 'Record the demo', 'Choose the next issue'],
      6,
    ),
  ],
  suggestions: [
    tip('Read the code of conduct', 'It tells the tone.', 'Two minutes', 'Respect'),
    tip('Set a weekly slot', 'Small and steady.', 'Two hours', 'Same day'),
    tip('Learn git rebase in a toy repo', 'Less fear.', 'Twenty minutes', 'Undo'),
    tip('Translate into your language', 'Always wanted.', 'Platform', 'Review'),
    tip('Keep private keys out', 'Accidents happen.', 'Ignore file', 'Scan'),
    tip('Check your work contract', 'Who owns your code.', 'Ask', 'Written'),
    tip('Sponsor what you use', 'Small sum.', 'Yearly', 'Say thanks'),
    tip('Write commit messages for strangers', 'Why, not what.', 'Line', 'Link'),
    tip('Sleep at hackathons', 'Bugs at four cost more.', 'Shifts', 'Food'),
    tip('Answer questions in forums', 'It counts too.', 'One a week', 'Friendly'),
    tip('Mark stale attempts closed', 'Kindness.', 'Explain', 'Free it'),
    tip('Apply to mentoring programmes', 'Paid summers exist.', 'Dates', 'Proposal'),
  ],
};
