import { wordsOf } from './phrases.rules.ts';

/** The countries whose offices, forms and exams the kinds of goal can name. */
export const countries = [
  'GB',
  'IE',
  'US',
  'CA',
  'AU',
  'NZ',
  'IN',
  'ZA',
  'NG',
  'KE',
  'PH',
  'SG',
  'DE',
  'PL',
  'JM',
  'GH',
] as const;
export type Country = (typeof countries)[number];

/** 'German citizenship' is about Germany. */
export const countryOfDemonym: Readonly<Record<string, string>> = {
  german: 'Germany',
  british: 'the United Kingdom',
  brit: 'the United Kingdom',
  uk: 'the United Kingdom',
  irish: 'Ireland',
  french: 'France',
  spanish: 'Spain',
  italian: 'Italy',
  portuguese: 'Portugal',
  dutch: 'the Netherlands',
  belgian: 'Belgium',
  austrian: 'Austria',
  swiss: 'Switzerland',
  swedish: 'Sweden',
  norwegian: 'Norway',
  danish: 'Denmark',
  finnish: 'Finland',
  polish: 'Poland',
  czech: 'the Czech Republic',
  greek: 'Greece',
  american: 'the United States',
  us: 'the United States',
  canadian: 'Canada',
  australian: 'Australia',
  aussie: 'Australia',
  'new zealand': 'New Zealand',
  kiwi: 'New Zealand',
  indian: 'India',
  jamaican: 'Jamaica',
  ghanaian: 'Ghana',
  'south african': 'South Africa',
  nigerian: 'Nigeria',
  kenyan: 'Kenya',
  filipino: 'the Philippines',
  singaporean: 'Singapore',
  japanese: 'Japan',
};

/** Countries, states and towns where people say that they live. */
const placesOf: Readonly<Record<Country, readonly string[]>> = {
  GB: wordsOf(`uk u.k. united_kingdom great_britain britain england scotland wales northern_ireland london manchester birmingham
    leeds glasgow edinburgh liverpool bristol sheffield cardiff belfast nottingham leicester coventry hull bradford doncaster
    sunderland wolverhampton derby swansea southampton portsmouth plymouth norwich stoke stoke-on-trent luton middlesbrough
    aberdeen dundee inverness stirling huddersfield bolton blackpool preston rotherham barnsley wakefield oldham rochdale wigan
    stockport salford croydon hackney brighton bournemouth exeter swindon ipswich peterborough northampton milton_keynes reading
    gloucester cheltenham slough guildford maidstone canterbury essex kent sussex oxford york bath devon cornwall norfolk suffolk
    yorkshire lancashire cheshire cumbria northumberland shropshire derbyshire lincolnshire wiltshire hampshire hertfordshire
    newport wrexham tyneside gateshead carlisle grimsby scunthorpe burnley blackburn derry fife`),
  IE: wordsOf(`ireland republic_of_ireland dublin cork galway limerick waterford kilkenny sligo drogheda dundalk tralee killarney
    ennis athlone tullamore mullingar letterkenny navan wexford donegal county_mayo county_kerry county_clare tipperary`),
  US: wordsOf(`us usa u.s. u.s.a. united_states the_states america new_york nyc brooklyn queens bronx los_angeles chicago houston
    dallas philadelphia san_antonio san_diego san_francisco seattle denver detroit boston atlanta miami minneapolis milwaukee
    baltimore cleveland cincinnati pittsburgh columbus indianapolis nashville memphis tulsa omaha tucson albuquerque las_vegas
    sacramento oakland fresno orlando tampa jacksonville st_louis kansas_city new_orleans salt_lake_city honolulu anchorage
    alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas
    kentucky louisiana maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire
    new_jersey new_mexico north_carolina south_carolina north_dakota south_dakota ohio oklahoma oregon pennsylvania
    rhode_island tennessee texas utah vermont west_virginia virginia wisconsin wyoming`),
  CA: wordsOf(`canada ontario quebec british_columbia alberta manitoba saskatchewan nova_scotia new_brunswick newfoundland
    prince_edward_island yukon toronto vancouver montreal ottawa calgary edmonton winnipeg mississauga brampton saskatoon regina
    kelowna moncton`),
  AU: wordsOf(`australia new_south_wales nsw queensland tasmania western_australia south_australia northern_territory melbourne
    sydney brisbane perth adelaide canberra hobart darwin gold_coast wollongong geelong cairns townsville toowoomba ballarat
    bendigo`),
  NZ: wordsOf(`new_zealand nz aotearoa auckland wellington christchurch dunedin tauranga rotorua palmerston_north queenstown
    whangarei invercargill taranaki waikato`),
  IN: wordsOf(`india mumbai bombay delhi new_delhi bangalore bengaluru chennai hyderabad kolkata pune ahmedabad jaipur lucknow
    kanpur nagpur indore bhopal patna surat kochi noida gurgaon gurugram chandigarh coimbatore kerala tamil_nadu karnataka
    maharashtra gujarat rajasthan bihar uttar_pradesh telangana odisha assam`),
  ZA: wordsOf(`south_africa johannesburg joburg cape_town durban pretoria soweto port_elizabeth gqeberha bloemfontein polokwane
    gauteng kwazulu-natal kzn limpopo mpumalanga eastern_cape western_cape`),
  NG: wordsOf(
    'nigeria lagos abuja ibadan kano port_harcourt enugu benin_city kaduna owerri onitsha abeokuta ilorin uyo calabar',
  ),
  KE: wordsOf('kenya nairobi mombasa kisumu nakuru eldoret thika kiambu machakos'),
  PH: wordsOf('philippines manila quezon_city cebu davao makati baguio iloilo bacolod pasig taguig laguna cavite'),
  SG: ['singapore'],
  DE: wordsOf(`germany berlin hamburg munich cologne frankfurt stuttgart dusseldorf düsseldorf leipzig dresden nuremberg bremen
    hanover dortmund bavaria saxony`),
  PL: wordsOf(`poland warsaw krakow kraków cracow gdansk gdańsk gdynia wroclaw wrocław poznan poznań lodz łódź lublin katowice
    szczecin bydgoszcz torun toruń rzeszow rzeszów bialystok białystok silesia`),
  JM: wordsOf('jamaica montego_bay mandeville spanish_town portmore ocho_rios negril may_pen'),
  GH: wordsOf('ghana accra kumasi takoradi cape_coast tema sunyani'),
};

/** Where other people live. Somebody who works in Dubai lives in none of the countries above. */
const otherPlaces =
  wordsOf(`france spain italy portugal netherlands holland belgium luxembourg austria switzerland sweden norway
  denmark finland iceland czechia hungary romania bulgaria greece cyprus malta croatia serbia ukraine russia turkey
  japan china korea taiwan hong_kong thailand vietnam malaysia indonesia pakistan bangladesh nepal sri_lanka dubai abu_dhabi
  uae qatar kuwait saudi_arabia israel egypt morocco uganda tanzania rwanda zambia zimbabwe botswana namibia mexico
  brazil argentina chile colombia peru paris lyon madrid barcelona lisbon rome milan amsterdam rotterdam brussels vienna
  zurich geneva copenhagen stockholm oslo helsinki prague budapest athens istanbul kampala karachi lahore dhaka
  colombo kathmandu tokyo seoul beijing shanghai bangkok jakarta`);

/** Towns and states of the same name. The time zone tells which one is meant. */
const sharedPlaces: Readonly<Record<string, readonly Country[]>> = {
  surrey: ['GB', 'CA'],
  newcastle: ['GB', 'AU', 'ZA'],
  cambridge: ['GB', 'US', 'CA'],
  durham: ['GB', 'US'],
  richmond: ['GB', 'US', 'CA', 'AU'],
  hamilton: ['CA', 'NZ', 'GB'],
  halifax: ['CA', 'GB'],
  lincoln: ['GB', 'US'],
  worcester: ['GB', 'US', 'ZA'],
  victoria: ['AU', 'CA'],
};

const spaced = (place: string) => place.replaceAll('_', ' ');

/** The countries that have a place of this name. None for a place in a country that is not listed. */
export const countriesOfPlace: ReadonlyMap<string, readonly Country[]> = new Map<string, readonly Country[]>([
  ...otherPlaces.map((place) => [spaced(place), []] as const),
  ...countries.flatMap((country) => placesOf[country].map((place) => [spaced(place), [country]] as const)),
  ...Object.entries(sharedPlaces),
]);

/** The country of 'British' or 'American', if it is one of those listed. */
export function countryCodeOfDemonym(demonym: string): Country | undefined {
  const name = countryOfDemonym[demonym.toLowerCase()]?.toLowerCase().replace(/^the /, '');
  return countriesOfPlace.get(name ?? '')?.[0];
}

/** The country that a short text names: 'Free advice, UK', 'Find a GP in England'. */
export const countryNamed = (text: string): Country | undefined =>
  text
    .toLowerCase()
    .split(/,\s|\b(?:in|the) /)
    .flatMap((words) => countriesOfPlace.get(words.trim()) ?? [])[0];

const americanZone =
  /^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana|Kentucky|Juneau|Adak|Nome|Sitka|Menominee|North_Dakota)|^Pacific\/(Honolulu|Guam)|^US\//;
const canadianZone =
  /^America\/(Toronto|Montreal|Vancouver|Edmonton|Calgary|Winnipeg|Regina|Halifax|Moncton|St_Johns|Whitehorse|Yellowknife|Iqaluit|Glace_Bay|Goose_Bay)|^Canada\//;

const zonesOf: Readonly<Record<Country, RegExp>> = {
  GB: /^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|^GB/,
  IE: /^Europe\/Dublin|^Eire/,
  US: americanZone,
  CA: canadianZone,
  AU: /^Australia\//,
  NZ: /^Pacific\/(Auckland|Chatham)|^NZ/,
  IN: /^Asia\/(Kolkata|Calcutta)/,
  ZA: /^Africa\/Johannesburg/,
  NG: /^Africa\/Lagos/,
  KE: /^Africa\/Nairobi/,
  PH: /^Asia\/Manila/,
  SG: /^Asia\/Singapore|^Singapore/,
  DE: /^Europe\/(Berlin|Busingen)/,
  PL: /^Europe\/Warsaw|^Poland/,
  JM: /^America\/Jamaica|^Jamaica/,
  GH: /^Africa\/Accra/,
};

/** The country in which a zone lies, if it is one of those listed. */
export const countryOfZone = (timeZone: string): Country | undefined =>
  countries.find((country) => zonesOf[country].test(timeZone));
