import { describe, expect, it } from '@jest/globals';
import { homeCountry } from './home-country.rules.ts';

const zones = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  US: 'America/Chicago',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  IN: 'Asia/Kolkata',
  ZA: 'Africa/Johannesburg',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  PH: 'Asia/Manila',
  SG: 'Asia/Singapore',
  DE: 'Europe/Berlin',
  none: 'UTC',
} as const;
type Row = readonly [text: string, zone: keyof typeof zones, country: string | undefined];
const read = (text: string, zone: keyof typeof zones) => homeCountry({ text, timeZone: zones[zone] });

describe('the country whose offices somebody deals with', () => {
  it.each<Row>([
    ['Finally do my HMRC return for the van work', 'none', 'GB'],
    ['Ask the NHS about my knees', 'US', 'GB'],
    ['Resit GCSE maths at thirty', 'none', 'GB'],
    ['Open a Lifetime ISA before spring', 'none', 'GB'],
    ['Get my CSCS card and start on site', 'GB', 'GB'],
    ['Sit the Leaving Cert as an adult', 'GB', 'IE'],
    ['Renew my licence with the NDLS', 'none', 'IE'],
    ['Answer the letter from the IRS', 'GB', 'US'],
    ['Put more into my 401(k)', 'GB', 'US'],
    ['Raise my 401k to 10 percent', 'none', 'US'],
    ['Fill in the FAFSA with my daughter', 'GB', 'US'],
    ['Get the GED by June', 'US', 'US'],
    ['Get the GED by June', 'CA', 'CA'],
    ['Get the GED by June', 'GB', undefined],
    ['Max out my TFSA', 'none', 'CA'],
    ['The CRA wants my slips of 2024', 'US', 'CA'],
    ['Do my tax with the ATO before October', 'GB', 'AU'],
    ['Lodge my BAS on time each quarter', 'none', 'AU'],
    ['Find out how much I have in my super fund', 'none', 'AU'],
    ['Be super organised at work', 'none', undefined],
    ['Put 8 percent into KiwiSaver', 'none', 'NZ'],
    ['Clear the UPSC prelims on my second try', 'GB', 'IN'],
    ['Register my stall for GSTIN', 'none', 'IN'],
    ['Register for SARS eFiling', 'none', 'ZA'],
    ['Pass JAMB and study law', 'none', 'NG'],
    ['Get my KRA PIN and a shop', 'none', 'KE'],
    ['Do a welding course at TESDA', 'none', 'PH'],
    ['Choose between an HDB flat and renting', 'none', 'SG'],
    ['Hand in my taxes with ELSTER', 'none', 'DE'],
    ['Renew my Irish passport', 'GB', 'IE'],
    ['Apply for Canadian citizenship', 'none', 'CA'],
    ['Exchange my Indian driving licence here in Leeds', 'GB', 'GB'],
  ])('is told by an office, a form or a paper: %s (%s)', (text, zone, country) => {
    expect(read(text, zone)).toBe(country);
  });

  it.each<Row>([
    ['I clean offices at night in Sunderland and want to become a plumber', 'none', 'GB'],
    ['I live in Ohio and want to pay off the truck', 'GB', 'US'],
    ['Learn to drive. I live in Dayton, Ohio', 'GB', 'US'],
    ['I work at a mine in Western Australia', 'GB', 'AU'],
    ['We rent a flat near Cork', 'GB', 'IE'],
    ["I've just moved to Canada and need a bank account", 'GB', 'CA'],
    ['Open a bakery in Tauranga', 'none', 'NZ'],
    ['Sell lunch boxes in Pune', 'none', 'IN'],
    ['I run a salon in Soweto', 'GB', 'ZA'],
    ['I am based in Nairobi and code at night', 'none', 'KE'],
    ['Currently in Manila, I want to save for a house', 'none', 'PH'],
    ['Find a flat here in Hamburg', 'GB', 'DE'],
    ['My son and I live in Winnipeg', 'GB', 'CA'],
    ['I came to Galway two years ago and still know nobody', 'GB', 'IE'],
    ['I work at a lab in Cambridge', 'GB', 'GB'],
    ['I work at a lab in Cambridge', 'US', 'US'],
    ['I work at a lab in Cambridge', 'none', undefined],
    ['I live in Manchester, New Hampshire', 'GB', 'US'],
    ['I live in Lyon and want to run 10 km', 'GB', undefined],
    ['I work in Dubai and save for a wedding', 'IN', undefined],
    ['Get better at reading in English', 'none', undefined],
    ['Get a table for the kitchen in Reading', 'none', 'GB'],
  ])('is where somebody lives or works: %s (%s)', (text, zone, country) => {
    expect(read(text, zone)).toBe(country);
  });

  it.each<Row>([
    ['Move to Canada next year', 'GB', 'GB'],
    ['Emigrate to Australia as a joiner', 'IE', 'IE'],
    ['Plan a holiday in Spain', 'GB', 'GB'],
    ['A honeymoon in Kenya', 'DE', 'DE'],
    ['Visit my son in Sydney', 'GB', 'GB'],
    ['My sister lives in Texas and I never ring her', 'GB', 'GB'],
    ['I want to live in New Zealand', 'IE', 'IE'],
    ['Work in Germany as an electrician', 'IN', 'IN'],
    ['Find a job in London as a carer', 'NG', 'NG'],
    ['I dream of living in Ireland', 'US', 'US'],
    ['Study in Berlin', 'KE', 'KE'],
    ['I was born in India, and I want to learn to swim', 'CA', 'CA'],
    ['I trained as a nurse in Kerala', 'IE', 'IE'],
    ['Run the marathon in Chicago', 'GB', 'GB'],
    ['I want to hike in Scotland', 'US', 'US'],
    ['Speak German with my grandchildren in Hamburg', 'GB', 'GB'],
    ['In Kenya I was driving a lorry, and now I want to drive one again', 'GB', 'GB'],
    ["Our neighbour's moved to Vancouver, and we want to visit", 'GB', 'GB'],
    ['Grandchildren are in Canada, so I want to learn video calls', 'GB', 'GB'],
    ["I'm a full-time dad in a village in Nebraska", 'GB', 'US'],
    ['We have a daughter in Toronto', 'none', undefined],
  ])('is no destination, nor where others live: %s (%s)', (text, zone, country) => {
    expect(read(text, zone)).toBe(country);
  });

  it.each<Row>([
    ['Save £4,000 for a car', 'US', 'GB'],
    ['Save ₹200000 for a scooter', 'none', 'IN'],
    ['Put ₦50,000 aside each month', 'none', 'NG'],
    ['Save $5,000 for a car', 'GB', undefined],
    ['Save $5,000 for a car', 'US', 'US'],
    ['Save $5,000 for a car', 'AU', 'AU'],
    ['Pay back 900 euros', 'GB', undefined],
    ['Pay back €900', 'IE', 'IE'],
    ['Save R14 500 for the stove', 'GB', 'ZA'],
    ["Get my driver's license", 'GB', undefined],
    ["Get my driver's license", 'US', 'US'],
    ['Open the lemonade stand by Memorial Day', 'GB', 'US'],
    ['Paint the fence on the bank holiday', 'GB', 'GB'],
    ['Teach my mom to use her phone', 'GB', undefined],
    ['Teach my mum to use her phone', 'GB', 'GB'],
    ['Lose two stone', 'IE', 'IE'],
    ['Ask my GP about my sleep', 'US', undefined],
    ['Cook for people such as us', 'GB', 'GB'],
    ["I'm Nigerian and I want to pass my driving test", 'none', 'NG'],
    ["I'm a welder from Leeds", 'none', 'GB'],
    ["I'm from Ghana and live in Bolton", 'none', 'GB'],
    ["I'm American, in the UK for work", 'none', 'GB'],
  ])('is told or refuted by money, words and origin: %s (%s)', (text, zone, country) => {
    expect(read(text, zone)).toBe(country);
  });

  it.each(Object.entries(zones))('is that of the time zone where the words tell nothing: %s', (country) => {
    expect(read('Learn to drive', country as keyof typeof zones)).toBe(country === 'none' ? undefined : country);
  });
});
