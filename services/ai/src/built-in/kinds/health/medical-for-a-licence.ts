import { type Kind, step, tip } from '../kind.ts';

export const medicalForALicence: Kind = {
  id: 'medical-for-a-licence',
  category: 'health',
  name: 'Pass the medical for my licence',
  slots: {
    licence: {
      words: [
        'lorry licence|cdl|hgv|truck',
        'bus licence|bus',
        'taxi licence|taxi|cab',
        'pilot medical|pilot|flying',
        'seafarer medical|eng1|seafarer|ship',
        'diving medical|diving|dive',
        'train driver medical|train',
        'driving licence|dvla|driving',
      ],
      otherwise: 'licence',
    },
    value: {
      words: [
        'blood pressure|bp',
        'blood sugar|hba1c|a1c|diabetes',
        'weight|bmi',
        'eyesight|vision|eyes',
        'hearing',
        'sleep apnoea|sleep apnea|apnea|apnoea',
        'heart|ecg',
        'colour vision|color vision',
      ],
      otherwise: 'value',
    },
  },
  ask: {
    question: 'When is the medical, and which value worries you?',
    chips: ['Blood pressure is too high', 'Sleep apnoea or weight', 'Eyesight, hearing or sugar'],
  },
  hoursAWeek: 3,
  weekly: 'Measure at the same hour on five days and write it down',
  overview:
    'You will learn the exact limit, measure at home, see your own doctor in time, change the two or three things that move the value, and go in with your papers.',
  approach:
    'A doctor decides, so the appointment comes first: medicine needs weeks to work and to be accepted. Salt, alcohol, weight, sleep and walking come beside it. Going in hoping for a good day is what usually goes wrong.',
  done: 'You hold the certificate for your licence, for the full time if possible.',
  cautions: [
    'Do not stop or double a medicine to pass, and do not hide an illness: it can cost the licence and the insurance. Chest pain, a sudden severe headache, weakness on one side or fainting is an emergency.',
    'Readings of 180 over 120 or more need a doctor the same day.',
  ],
  steps: [
    step(
      'Look up the limit for the {licence} and your number',
      'Open the official page or the letter and copy the limit, the date and the papers asked for. Take your {value} today, or find the last figure, and write both on one page.',
      ['Copy the limit and your last figure', 'Note the date of the medical', 'List medicines with doses'],
      0.5,
    ),
    step(
      'Book your own doctor this week',
      'Say that your job depends on it and name the date. Ask for treatment that is allowed for the {licence}, and how long it must be stable.',
      [
        'Ring in the morning and name the date',
        'Write three questions about your {value}',
        'Ask for a letter about treatment',
      ],
      0.5,
      { waitDays: 7 },
    ),
    step(
      'Measure your {value} at home the right way',
      'For pressure: sit five minutes, feet flat, arm at heart height, two readings morning and evening for seven days. For sugar or weight follow what the practice tells you.',
      ['Borrow or buy a checked device', 'Write down seven days', 'Take the page to the doctor'],
      1.5,
    ),
    step(
      'Cut the three things that push the figure up',
      'Salty food and energy drinks, alcohol, and short nights move most of these values. Pack your own food for shifts; it is done after four weeks kept on five days.',
      [
        'Read the salt or sugar on five things you buy at work',
        'Pack one meal and water for each shift',
        'Leave alcohol out on five days',
      ],
      6,
    ),
    step(
      'Walk 30 minutes on five days',
      'Ten minutes three times count. Around the yard, the deck or the car park is fine. Fast enough that you can talk but not sing.',
      ['Choose the break in which you walk', 'Keep shoes where you work', 'Write down minutes, five days a week'],
      10,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Have sleep apnoea looked at',
      'A test at home for one night is usual. With a machine, examiners want its record: often at least four hours on most nights.',
      ['Ask your doctor for a sleep test', 'Use the machine every night', 'Print the record before the medical'],
      3,
      {
        waitDays: 21,
        when: { weeksFrom: 5, said: ['sleep_apnoea/sleep_apnea/apnoea/apnea/snore/snoring/cpap/tired'] },
      },
    ),
    step(
      'Go back to the doctor with your figures',
      'Take the page of readings. If the value is still over the limit, the treatment is changed now, while there is time. Ask for a written summary.',
      ['Bring seven days of your {value}', 'Ask what the examiner will want to see', 'Get the summary on paper'],
      1,
      { waitDays: 7, when: { weeksFrom: 3 } },
    ),
    step(
      'Prepare the day of the medical',
      'Sleep, no coffee, nicotine or energy drink that morning, arrive 20 minutes early. Bring glasses, hearing aids, list of medicines, letters and readings.',
      [
        'Put papers and glasses in one bag',
        'Plan the way so that you need not rush',
        'Ask for a second reading after five minutes if the first is high',
      ],
      1,
      { daysBefore: 2 },
    ),
    step(
      'Plan what follows if you get a short certificate',
      'A short one is not a failure: it means come back. Note the next date, ask which figure is needed and tell your employer in time.',
      [
        'Write down the new date and limit',
        'Tell the office what it means for your shifts',
        'Keep measuring your {value} once a week',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Empty the bladder first', 'A full one raises blood pressure.', 'Go just before', 'Then sit five minutes'),
    tip('Keep a copy of all results', 'Examiners change.', 'Photo of each page', 'One folder on the phone'),
    tip('Eat before you drive', 'Truck stops sell salt.', 'Two boxes from home', 'Fruit and nuts'),
    tip(
      'Look for the rule on your medicine',
      'Some are not allowed at work.',
      'Ask the examiner’s office',
      'Before you begin it',
    ),
    tip(
      'Take water instead of energy drinks',
      'Four cans move every value.',
      'One can less each third day',
      'Water bottle in the cab',
    ),
    tip('Have your eyes tested early', 'New glasses take two weeks.', 'Optician this week', 'Carry a spare pair'),
    tip(
      'Ask about an exemption',
      'Several countries grant them.',
      'Read the official form',
      'Ask your doctor to support it',
    ),
    tip('Choose the examiner', 'You may be free to choose.', 'Ask colleagues', 'Ask what to bring'),
    tip('Sleep before the readings', 'One short night shows.', 'Seven hours for three nights', 'No late shift before'),
    tip('Take medicine at a fixed hour', 'Shifts make one forget.', 'Alarm in home time', 'Box for the week'),
    tip('Walk while they load', 'It is the one free half hour.', 'Shoes in the cab', '15 minutes each way'),
    tip('Tell one colleague', 'Many had the same letter.', 'Ask what helped', 'Eat together'),
  ],
};
