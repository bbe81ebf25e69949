import { type Kind, step, tip } from '../kind.ts';
import { dentistHere } from '../local-health.ts';

const booked = ['is booked/on', 'have a date/appointment', 'booked the/my', 'appointment is'];
const implant = ['implant/implants', 'missing tooth/teeth', 'gap', 'bridge', 'denture/dentures'];
const wisdom = ['wisdom tooth/teeth', 'wisdom'];
const afraid = ['afraid/scared/terrified/fear/frightened/nervous/panic/phobia', 'put off', 'chicken/chickened out'];
const costs = ['afford/expensive/cost/costs/price/quote/money/insurance/pay/cheaper/cheap'];

export const wisdomTeethOrImplants: Kind = {
  id: 'wisdom-teeth-or-implants',
  category: 'health',
  name: 'Have the tooth procedure I have put off',
  slots: {
    job: {
      words: [
        'wisdom tooth removal|wisdom teeth|wisdom tooth|wisdoms',
        'implant|dental implant|implants|dental implants|missing tooth|missing teeth',
        'root canal treatment|root canal|root canals',
        'crown|crowns|cap',
        'bridge',
        'extraction|pulled|tooth out|taken out|extracted',
        'denture|dentures|false teeth',
        'gum surgery|gum graft|deep cleaning|gums',
        'bone graft|sinus lift',
        'apicoectomy|cyst',
      ],
      otherwise: 'treatment',
    },
    tooth: {
      words: [
        'front tooth|front teeth',
        'molar|back tooth|molars',
        'broken tooth|cracked tooth|chipped',
        'abscess|infected tooth',
        'lower wisdom tooth',
      ],
      otherwise: 'tooth',
    },
  },
  ask: {
    question: 'Which tooth is it, what was advised, and what has held you back?',
    chips: ['All four wisdom teeth', 'Implant, but the price', 'Root canal, I am scared'],
  },
  hoursAWeek: 1,
  overview:
    'You will learn how urgent the {job} is, compare two plans and prices, choose the right numbing, prepare the days around it, and heal well.',
  approach:
    'Waiting seldom makes it smaller or cheaper: a filling becomes a root canal, then a gap. The procedure is shorter than people think, and the numbing can be chosen. Problems come from smoking afterwards, missed check-ups, and a plan nobody understood.',
  done: 'The {job} is done, healing was checked, and the next cleaning is booked.',
  cautions: [
    'Swelling that spreads to eye, neck or under the jaw, fever, or trouble swallowing, breathing or opening the mouth: go to emergency care now.',
    'Tell the dentist about blood thinners, bone medicine, heart valves, diabetes, pregnancy and allergies. Do not stop any medicine on your own.',
  ],
  steps: [
    step(
      'Write down what hurts and call for the {job} appointment',
      'Note where it hurts, since when, hot or cold, at night, swelling. Say on the phone that you put it off and want only a first look. Ask for the next free hour.',
      ['Write five lines about the {tooth}', 'Call one practice', 'Put the date into the calendar'],
      0.4,
      { local: dentistHere, when: { unsaid: booked } },
    ),
    step(
      'Write your questions for the day of the {job}',
      'How long, which numbing, who does it, what afterwards, what may go wrong. List medicine and illnesses. Ask what to eat before, and whether you need somebody to bring you home.',
      ['Write five questions', 'List your medicine', 'Call the practice about eating and driving'],
      0.4,
      { when: { said: booked } },
    ),
    step(
      'Have an X-ray and ask for three choices',
      'Ask what happens if you wait six months, which choices there are, and what each costs in ten years. Have it drawn for you. Take X-ray and plan home.',
      ['Take your notes along', 'Ask for three choices', 'Ask for copies of X-ray and plan'],
      1,
      { waitDays: 7, when: { unsaid: booked } },
    ),
    step(
      'Clear up which wisdom teeth must come out at all',
      'Those that are infected, decayed or harm the next tooth should go; quiet ones may stay under watch. Ask how near the nerve lies, and for a surgeon if it is close. Healing is easier before thirty.',
      ['Ask about each wisdom tooth', 'Ask about the nerve', 'Decide: one side, all, or watch'],
      0.75,
      { when: { said: wisdom } },
    ),
    step(
      'Compare implant, bridge, denture and leaving the gap',
      'An implant takes three to nine months in stages and needs bone and healthy gums. A bridge grinds the neighbours; a denture is cheapest. Smoking and untreated gum disease make implants fail.',
      ['Ask about bone and gums', 'Get the stages with dates', 'Compare price and years of each'],
      1,
      { when: { said: implant } },
    ),
    step(
      'Get a second plan with all prices for the {job}',
      'X-rays, numbing, lab, check-ups, guarantee, what if it fails. Ask insurer before the start, and a dental school: supervised students cost much less. Instalments without interest are common.',
      [
        'Book a second opinion with the X-ray',
        'Send both plans to the insurer',
        'Ask about instalments and dental school',
      ],
      1.5,
      { waitDays: 14, when: { said: costs } },
    ),
    step(
      'Choose the numbing and agree on a stop sign',
      'Local numbing is enough for most. Tablets, laughing gas, sedation or full anaesthetic are there for fear and long work. Raise a hand, and the dentist stops: try it once at a cleaning.',
      ['Ask what numbing is offered and its price', 'Agree on the stop sign', 'Ask for a short test visit'],
      0.75,
    ),
    step(
      'Practise for the chair if fear has kept you away',
      'Breathe out longer than in, six times a minute, for five minutes daily. Sit in the waiting room once and go home again. Take headphones and the first hour of the day.',
      ['Breathe daily for a week', 'Visit the practice once', 'Ask somebody to come along'],
      1.5,
      { when: { said: afraid } },
    ),
    step(
      'Prepare food, days off and the way home',
      'Two to three days off for wisdom teeth, one for a root canal. Soup, yoghurt, cold packs, painkillers as advised. After sedation somebody stays with you; you may not drive.',
      ['Shop for soft food', 'Ask for days off', 'Arrange the way home'],
      1,
      { daysBefore: 3 },
    ),
    step(
      'Have the {job} done and heal the first week by the rules',
      'Bite on gauze, cool outside, head high, no smoking, no straw, no spitting for two days. Rinse gently with salt water from day two. Pain that grows on day three to five may be a dry socket: call.',
      [
        'Hand over the medicine list and ask for written advice',
        'Take painkillers as told',
        'Call if pain or swelling grows',
      ],
      3,
      { waitDays: 7 },
    ),
    step(
      'Go to the check and finish what belongs to the {job}',
      'A root canal needs its crown soon, an implant its tooth after healing; half-done work breaks. Ask when you can chew on it, and book a cleaning in six months.',
      ['Have the healing checked', 'Book the last stage', 'Book the next cleaning'],
      1,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Take the first hour of the day',
      'Less waiting means less fear.',
      'Ask for eight o’clock',
      'Keep the morning free',
    ),
    tip('Ask for drops before the needle', 'Numbing gel makes the prick small.', 'Ask the nurse', 'Wait two minutes'),
    tip('Bring your own music', 'Sound is half of the fear.', 'Make a list of an hour', 'Bring two earphones'),
    tip('Do both of one side', 'You can still chew on the other one.', 'Ask the surgeon', 'Plan four weeks between'),
    tip('Freeze soup ahead', 'Nobody cooks with a thick cheek.', 'Cook four portions', 'Buy yoghurt and bananas'),
    tip('Set alarms for painkillers', 'Regular is better than late.', 'Write the times', 'Stay below the daily limit'),
    tip('Sleep on two pillows', 'It lessens swelling and throbbing.', 'Cover them with a towel', 'Lie on your back'),
    tip('Do not smoke for a week', 'It is the main cause of bad healing.', 'Ask for patches', 'Tell your friends'),
    tip('Treat gums first', 'Healthy gums hold implants and crowns.', 'Book a cleaning', 'Use small brushes daily'),
    tip('Ask for a guarantee', 'Two to five years are common for crowns.', 'Get it in writing', 'Keep the lab paper'),
    tip('Compare costs over ten years', 'Cheap now may be done twice.', 'Divide price by years', 'Add check-ups'),
    tip('Promise yourself a reward', 'A date afterwards pulls you through.', 'Choose it now', 'Book it a week later'),
    tip(
      'Wear a guard if you grind',
      'Grinding breaks crowns and loosens implants.',
      'Ask for a night guard',
      'Bring it to check-ups',
    ),
  ],
};
