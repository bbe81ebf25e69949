import { type Kind, step, tip } from '../kind.ts';

/** They are in a group. */
const group = [
  'joined/in/go_to/going_to a/the/my/two _? club/group/choir/class/team/gym/society/meetup',
  'go to/every a? week? meetup/meetups/club/class',
  'been to _? meetups/meetup/club/group',
];

/** There are acquaintances. */
const known = [
  'know/have/met a_few/some/many/lots_of/plenty_of/several nice/lovely/friendly? people/acquaintances/colleagues/mums/parents/neighbours',
  'acquaintances but',
  'have/got colleagues/acquaintances',
  'acquaintances',
  'met a nice/lovely',
];

const retired = ['retired/retirement/pensioner/retiring'];
const dog = ['dog/puppy/greyhound/labrador/spaniel/terrier'];
const fromHome = ['work/working from_home/remotely', 'remote job/work/worker', 'wfh'];

const campus = [
  'on campus',
  'my/the dorm/hostel/halls/course/roommate/roommates/seminar',
  'freshers/freshman/fresher/dorm/halls_of_residence',
  'at/started/starting/start/new_at/to uni/university/college',
  'first/second/new semester',
  'exchange student',
];

const newcomer = [
  'moved/shifted/relocated to/here/for/from/into',
  'new/strange city/town/here/country/village/estate',
  'know/knows nobody/no_one/noone',
  "don't/dont know anyone/anybody/a_soul",
  'just/we moved',
];

const smallChildren = [
  'toddler/toddlers/stay-at-home/playground/maternity/mum_friends/mom_friends/playgroup',
  'new mum/mom/mother/dad',
  'stay at home mum/mom/dad',
];

export const makeFriends: Kind = {
  id: 'make-friends',
  category: 'relationship',
  name: 'Make new friends',
  slots: {
    place: { from: 'place', otherwise: 'your area' },
    interest: {
      words: [
        'board games|board game|games',
        'hiking|hike|hikes',
        'running|run',
        'climbing|bouldering',
        'football|soccer',
        'volleyball',
        'netball',
        'cricket',
        'rugby',
        'hockey',
        'basketball',
        'padel',
        'pickleball',
        'bowls',
        'golf',
        'surfing',
        'fishing',
        'darts',
        'sewing',
        'badminton',
        'tennis',
        'yoga',
        'fitness|gym',
        'cycling|cyclists',
        'swimming',
        'dancing|dance|salsa',
        'singing|choir',
        'music|jam',
        'reading|books|book club',
        'cooking|food',
        'knitting|crochet',
        'crafts',
        'gardening|allotment',
        'photography',
        'art|drawing|painting',
        'films|movies|cinema',
        'gaming|video games',
        'languages|language exchange',
        'dogs|dog walking',
        'parents with small children|mums|moms|mum friends|mom friends|dads|toddlers',
        'volunteering',
        'chess',
        'theatre',
        'faith|church|mosque|temple',
      ],
      otherwise: 'something you like',
    },
  },
  ask: {
    question: 'What is your situation right now?',
    chips: ['I am new in town', 'My friends drifted away', 'I know people, but not closely'],
  },
  hoursAWeek: 3,
  weekly: 'Go to your group, and send one invitation or message to somebody',
  measures: ['friends', 'people'],
  overview:
    'You will choose one or two groups in {place}, go often enough to become a known face, and then be the one who suggests the first coffee. From there the plan leads from acquaintances to two or three people you see without a group.',
  approach:
    'Researchers count about fifty hours together from stranger to casual friend, and around two hundred to a close one. So the same group every week works better than many single events. Most people stop after two visits, before anybody knows their name.',
  done: 'There are people in your life whom you meet at least twice a month outside any group, and whom you could ask for a small favour.',
  cautions: [
    'Meet people from the internet in a public place first, and tell somebody where you are. Nobody who is a friend needs your money or your bank details.',
  ],
  steps: [
    step(
      'Choose three acquaintances you would like to know better',
      'Who made you laugh, who asked back, who lives near? Write beside each what you know of them. A friend is made of some fifty hours together, so choose people you can meet often.',
      ['Write ten names', 'Mark three', 'Write what you know of each'],
      0.5,
      { when: { said: known } },
    ),
    step(
      'List the people and groups already within reach',
      'Write down everybody you like a little: colleagues, neighbours, parents at school, old acquaintances. Then look up groups for {interest} in {place}. It is done when you have five names and five groups with a day and an hour.',
      [
        'Write down five people you would enjoy seeing more',
        'Find five groups for {interest}: clubs, classes, volunteering',
        'Mark the two that meet every week',
      ],
      1.5,
      {
        when: { unsaid: [...known, ...retired, ...[...campus, ...newcomer]] },
        resources: 'Groups by interest: https://www.meetup.com',
      },
    ),
    step(
      'Take the same seat and sign up for two societies this week',
      'Friends at a campus are made by seeing the same thirty people again. Sit in one place in each course, say your name to both sides, and put the meetings of two societies into the calendar: one for {interest}, one where everybody is new. Most groups take people all year.',
      ['Learn two names in each course', 'Sign up for two societies', 'Write the next three meetings down'],
      1.5,
      { when: { said: campus } },
    ),
    step(
      'Find five weekly groups in {place} within twenty minutes',
      'Nobody is known yet, so choose what repeats: a team or class for {interest}, a choir, a shift at a charity, a language evening, the club that the town is proud of. A team takes beginners to training more often than people think. Write to two of them today with your level and ask whether you may look in.',
      [
        'List five with day and hour',
        'Write to two: I am new here, may I come?',
        'Say hello to the neighbours on both sides',
      ],
      1.5,
      { when: { said: newcomer, unsaid: campus } },
    ),
    step(
      'List old colleagues and five daytime groups within reach',
      'Who retired from your work before you, who lives near, who made you laugh? Then the groups that meet by day: u3a, walking group, choir, library, Men’s Shed or WI, bowls, allotment, volunteering at the council, hospital or food bank. It is done with five names and five groups, each with day and hour.',
      [
        'Write five names from work and street',
        'Ask the library for its list of groups',
        'Mark the two that meet every week',
      ],
      1.5,
      { when: { said: retired, unsaid: known } },
    ),
    step(
      'Walk the dog at the same place and hour on five days',
      'Dog people talk, and the same hour brings the same people. Ask the dog’s name first and write it down with the owner’s; after two weeks you know three of each. Then suggest a longer walk on Saturday.',
      ['Choose park and hour for {place}', 'Learn three names of dogs and owners', 'Suggest one walk together'],
      3,
      { when: { said: dog } },
    ),
    step(
      'Leave the house for one working morning a week',
      'A coworking room, library table or cafe at the same hour each week, and lunch with whoever sits there. Working at home, nobody is met by chance, so the week needs one such place.',
      ['Find two places and try one', 'Sit there on the same morning for six weeks', 'Ask one person to lunch'],
      3,
      { when: { said: fromHome } },
    ),
    step(
      'Visit two groups in {place} and pick one',
      'Go twenty minutes early to each and offer to help set up; it gives you something to do and someone to talk to. Choose by the people, not by how confident you felt.',
      [
        'Write to both organisers that you are coming for the first time',
        'Note two names and one detail after each visit',
      ],
      5,
      { when: { unsaid: [...group, ...known] } },
    ),
    step(
      'Take a small job in the group you already go to',
      'Keys, tea, lists, lifts: a task gives you a reason to speak with everybody and to come early. Ask two people something about last time. After six weeks you belong.',
      ['Offer one task', 'Come early and stay late', 'Ask two people about last time'],
      4,
      { when: { said: group } },
    ),
    step(
      'Turn one lecture a week into lunch or a study group',
      'Ask two people after the same class: are you going to eat? A study group of four with a fixed hour does the same with less courage. Go to the society six times before you judge it.',
      [
        'Ask two people to lunch by name',
        'Fix one hour with a study group',
        'Put six society evenings in the calendar',
      ],
      8,
      { when: { said: campus } },
    ),
    step(
      'Go to the same group six times',
      'Sit next to somebody different each time and use the names you noted. Ask about what they told you last time, a holiday or a sore knee: being remembered is what people notice.',
      [
        'Put six dates for {interest} in the calendar',
        'Speak to one new person at each meeting',
        'Stay ten minutes after the end',
      ],
      6,
      { when: { unsaid: [...campus, ...known], weeksFrom: 6 } },
    ),
    step(
      'Suggest one play date to one parent by name',
      'The circle at the playground opens for one at a time. Choose who also stands alone or laughs at the same things: we are at the swings on Thursday at ten, shall I bring coffee for you? Leave after an hour. A second child at play gives two grown-ups time to talk.',
      ['Ask one name and tell yours', 'Name day, hour and place', 'Swap numbers before you go'],
      2,
      { measured: 'Invite the first {20%} for something short', when: { said: smallChildren } },
    ),
    step(
      'Invite one person for something short',
      'Choose the one you talk with most easily and name a day and a place: coffee after the next meeting, a walk on Sunday. If they cannot, they usually say when they can; if not, ask somebody else.',
      ['Choose the person and the day', 'Send a message of two lines with a place in {place}'],
      3,
      { measured: 'Invite the first {20%} for something short', when: { unsaid: smallChildren } },
    ),
    step(
      'Become a known face in three places',
      'The same cafe, shop, pitch or shared kitchen at the same hour, three times a week for a month. Say one sentence more each time and use names. People invite those whom they have seen often, long before they know them well.',
      ['Choose three places in {place}', 'Go at the same hour', 'Tell two people that you are new and glad of tips'],
      4,
      { when: { said: [...campus, ...newcomer] } },
    ),
    step(
      'Write to three people you have lost touch with',
      'Old friends become close again faster than strangers do. Name a memory and suggest two dates for a call or a walk; do not apologise at length for the silence.',
      ['Pick three people from your list', 'Send the first message today', 'Agree a date with whoever answers'],
      3,
      { when: { unsaid: [...campus, ...newcomer] } },
    ),
    step(
      'Invite three or four people to your place',
      'Soup, a film, cards or {interest}: something simple with a beginning and an end. Invite two weeks ahead. If home is difficult, take a picnic or a table in a cafe.',
      ['Choose the evening and what there is to eat', 'Invite people who do not all know each other'],
      6,
      { measured: 'Spend an evening with {50%} of them', when: { weeksFrom: 5 } },
    ),
    step(
      'Tell one person something that matters to you',
      'Friendship gets closer when somebody says a little more than usual: a worry, a wish, a mistake. Start small, see how they handle it, and ask about them in return.',
      ['Choose the person you trust most so far', 'Ask one question that needs more than yes or no'],
      3,
    ),
    step(
      'Start a fixed monthly meeting with two people',
      'The first Sunday walk, the last Friday meal: a fixed date in {place} saves the long search for one. It is done when it has taken place twice, even with one person missing.',
      ['Suggest day and occasion to two people', 'Put the next three dates into all calendars'],
      5,
      { measured: 'Have a fixed date with {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Be the one who writes first',
      'Most people are glad and simply did not dare.',
      'Two lines are enough',
      'Name a day',
    ),
    tip(
      'Use names',
      'People feel noticed when you remember theirs.',
      'Note them on the way home',
      'Say the name at hello',
    ),
    tip(
      'Come early rather than late',
      'Talking is easier before groups have formed.',
      'Fifteen minutes before',
      'Offer to carry chairs',
    ),
    tip(
      'Ask for a small favour',
      'It makes you both feel closer.',
      'A recipe, a tool, a tip',
      'Say thank you later, with news',
    ),
    tip('Suggest walking', 'Side by side it is easier to talk.', 'Forty minutes', 'Phones in the pocket'),
    tip(
      'Eat lunch with colleagues',
      'You share the hours anyway.',
      'Away from the desk, once a week',
      'Ask about their weekend',
    ),
    tip(
      'Take a class with the same people',
      'A course of eight evenings beats a single talk.',
      'Language, pottery, first aid',
      'Sit in the front half',
    ),
    tip(
      'Volunteer once a month',
      'Working side by side makes talking easy.',
      'Food bank, repair cafe or festival',
      'Choose a shift with a team',
    ),
    tip(
      'Keep birthdays in your calendar',
      'A message on the day keeps contact alive.',
      'Enter ten dates',
      'Add one personal sentence',
    ),
    tip(
      'Accept three invitations in a row',
      'After several refusals people stop asking.',
      'Stay at least an hour',
      'Talk to two people',
    ),
    tip(
      'Do not read a no as a judgement',
      'People are mostly tired or busy.',
      'Ask once more in three weeks',
      'Then ask somebody else',
    ),
    tip(
      'Bring two people together',
      'Whoever introduces others gets invited too.',
      'Two who share an interest',
      'Say what they have in common',
    ),
    tip(
      'Put the phone away',
      'It signals that you do not want to talk.',
      'In the bag on arrival',
      'Look up when waiting',
    ),
  ],
};
