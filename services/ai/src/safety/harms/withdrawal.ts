import type { HarmWords } from '../phrases.rules.ts';

/** Stopping alcohol, benzodiazepines or opioids at once after heavy use, which can be deadly without medical help. */
export const withdrawal: HarmWords = {
  phrases: {
    en: {
      lists: {
        benzo: ['xanax', 'valium', 'diazepam', 'lorazepam', 'ativan', 'klonopin', 'clonazepam', 'alprazolam', 'benzo', 'benzos', 'benzodiazepine*', 'temazepam', 'bromazepam', 'oxazepam', 'phenibut', 'barbiturate*', 'librium', 'tavor', 'ghb', 'heroin', 'fentanyl', 'opiates', 'opioids', 'oxy', 'oxycodone', 'methadone', 'kratom', 'zopiclone', 'ambien', 'zolpidem'],
        end: ['stop', 'stopping', 'quit', 'quitting', 'come off', 'coming off', 'get off', 'getting off', 'go off', 'detox', 'detoxing', 'cold turkey', 'ditch', 'drop', 'kick', 'taper', 'wean', 'withdraw', 'withdrawal', 'flush', 'clean from', 'clean', 'dry out', 'dry', 'sober', 'sober up', 'stop taking', 'give up', 'get clean', 'without', 'off', 'be free of', 'no more', 'sweat out', 'cut out', 'skip'],
        drink: ['vodka', 'whisky', 'whiskey', 'wine', 'beers', 'beer', 'gin', 'rum', 'spirits', 'liquor', 'drinks', 'alcohol', 'bourbon', 'schnapps', 'bottles', 'cider', 'pints', 'units', 'tequila', 'brandy', 'cans', 'six pack', 'twelve pack', 'handle'],
        sign: ['shake', 'shakes', 'shaking', 'tremble', 'trembling', 'tremors', 'seizure', 'seizures', 'hallucinat*', 'saw things', 'see things', 'seeing things', 'hearing things', 'delirium', 'dts', 'sweats', 'sweating', 'shaky', 'convulsion*', 'fits', 'hands shake'],
      },
      sure: ['{end} .. {benzo} ! doctor*', '{benzo} .. {end} ! doctor*', 'alcohol/drinking/booze/drink & cold turkey ! dry january', 'alcohol withdrawal ! doctor* ! clinic', 'withdrawal .. alone/home/myself/own ! phone ! social ! sugar ! coffee ! caffeine', 'detox .. from/off? alcohol/drinking/booze .. ! juice ! social ! phone', 'detox .. home/alone/myself .. alcohol/drink*/vodka', '{sign} & drinking/drink/alcohol/vodka/sober/wine/beer/beers ! coffee ! energy', 'delirium tremens'],
      likely: ['{drink} a/every/per/each day/night/morning .. & stop/stopping/quit/quitting/sober/tomorrow/detox/dry/cold/clean/monday/now/today/overnight/never/none/zero ! one/two beer ! glass ! glasses', 'bottle/bottles/litre/liter/pint/fifth/handle/crate .. {drink} .. day/daily/night/every ! water ! week', '{drink} .. day/daily/every/night .. years & stop/stopping/quit/sober/tomorrow', 'drink/drinking/drank .. every/all day/morning/night .. years & stop/quit/tomorrow/sober/now', 'quit/stop drinking .. overnight/at/once/immediately/today/right/completely/tomorrow/alone/suddenly & shak*/bottle*/litre*/vodka/years/heavy/heavily/daily/day/every/drunk/alcoholic/seizure*/without', 'quit/stop drinking overnight', 'stop drinking .. from one day to the next', 'alcoholic & quit/stop/detox/sober/dry .. tomorrow/overnight/today/alone/home/once/myself/now ! free', 'morning drink & stop/quit', 'heavy drinker & quit/stop/dry/sober', 'drink .. bottle* .. stop/quit', '{benzo} for years & stop/quit/off/end/monday', 'sweat it out .. home/alone'],
      harmless: ['drink/drinking water', 'non alcoholic', 'sober for', 'years sober', 'year sober', 'days sober', 'been sober', 'one year', 'celebrate'],
    },
    de: {
      lists: { benzo: ['tavor', 'lorazepam', 'valium', 'diazepam', 'xanax', 'alprazolam', 'benzos', 'benzo', 'benzodiazepin*', 'bromazepam', 'rivotril', 'lexotanil', 'oxazepam', 'zopiclon', 'heroin', 'tilidin', 'oxycodon'] },
      sure: ['{benzo} .. absetzen/aufhoren/weglassen/weg/loswerden/entzug/entziehen/stoppen ! arzt* ! arztin*', '{benzo} .. von heute auf morgen', 'kalter/kalten entzug', 'kalt entzieh*', 'entzug .. alkohol/hause/alleine/allein ! handy ! zucker', 'alkoholentzug .. hause/alleine/allein/selbst', 'zittere & alkohol/trinken/trinke/aufhoren/bier/wein', 'zittern & alkohol/trinken/trinke/bier', 'krampfanfall* & alkohol/trinken/entzug', 'delirium'],
      likely: ['flasche*/liter/kasten/bier/wein/schnaps/wodka/whisky .. tag/taglich/abend & hore/aufhoren/auf/stoppen/morgen/sofort/nuchtern/trocken ! woche ! glas', 'trinke .. wodka/schnaps/flasche*/liter/kasten .. & aufhoren/auf/morgen/sofort/stoppen', 'sofort aufhoren .. trinken & jeden/taglich/jahren/viel', 'alkoholiker & sofort/morgen/alleine/kalt/hause'],
      harmless: ['flasche wasser'],
    },
    fr: {
      lists: { benzo: ['xanax', 'lexomil', 'valium', 'temesta', 'lorazepam', 'diazepam', 'alprazolam', 'bromazepam', 'rivotril', 'benzo', 'benzos', 'benzodiazepine*', 'seresta', 'stilnox', 'zopiclone', 'heroine', 'tranxene', 'lysanxia', 'anxiolytique*'] },
      sure: ['arreter/arrete/stopper/sevrer/sevrage/cesser/lacher/decrocher .. {benzo} ! medecin*', '{benzo} .. d un coup', 'sevrage .. alcohol/seul/seule/maison/chez ! tabac ! medecin', 'tremble* & alcohol/boire/bois/arrete*/verre', 'delirium', 'sevrage brutal'],
      likely: ['bois/boire/bouteille*/litre*/biere*/vodka/whisky/vin .. jour/jours/quotidien*/soir & arrete/arreter/stoppe/demain/stop ! eau ! semaine ! verre', 'alcoolique & arreter/arrete .. demain/seul/seule/coup', 'arreter l alcohol d un coup', 'arreter de boire d un coup', 'arreter .. alcohol/boire .. du jour au lendemain'],
      harmless: ['bouteille d eau'],
    },
    es: {
      lists: { benzo: ['orfidal', 'trankimazin', 'lorazepam', 'valium', 'diazepam', 'xanax', 'alprazolam', 'rivotril', 'clonazepam', 'lexatin', 'benzos', 'benzodiacepina*', 'bromazepam', 'heroina', 'tranquimazin', 'stilnox'] },
      sure: ['dejar/dejo/parar/quitar/cortar/desengancharme/suspender .. {benzo} ! medico', '{benzo} .. de golpe', 'mono del alcohol', 'abstinencia .. alcohol/solo/sola/casa ! sexual', 'desintoxica* .. alcohol/solo/sola/casa ! azucar ! redes', 'tiemblo & alcohol/beber/bebo/copa', 'temblores & alcohol/beber/bebo', 'convulsion* & alcohol/beber', 'delirium'],
      likely: ['bebo/beber/tomo/botella*/litro*/cervezas/vodka/whisky/ron/vino .. dia/diario/diaria/noche & dejo/dejar/paro/manana/parar ! agua ! semana ! copa', 'alcoholic* & dejarlo/dejar/parar .. manana/solo/golpe/casa', 'dejar el alcohol de golpe', 'dejar de beber/tomar de golpe'],
      harmless: ['botella de agua'],
    },
    pt: {
      lists: { benzo: ['rivotril', 'frontal', 'lorazepam', 'valium', 'diazepam', 'xanax', 'alprazolam', 'clonazepam', 'lexotan', 'benzos', 'benzodiazepin*', 'bromazepam', 'heroina', 'zolpidem', 'olcadil'] },
      sure: ['parar/paro/largar/cortar/tirar/suspender/deixar .. {benzo} ! medic*', '{benzo} .. de uma vez', 'abstinencia .. alcohol/sozinh*/casa ! sexual', 'desintoxica* .. alcohol/sozinh*/casa ! acucar ! digital', 'tremo & alcohol/beber/bebo/bebida', 'tremores & alcohol/beber/bebo', 'convuls* & alcohol/beber', 'delirium'],
      likely: ['bebo/beber/tomo/garrafa*/litro*/cervejas/vodka/whisky/cachaca/vinho/pinga .. dia/diariamente/noite & parar/paro/amanha/largar ! agua ! semana ! taca', 'alcoolatra & parar .. amanha/sozinh*/vez/casa', 'parar de beber de uma vez', 'parar de beber de repente'],
      harmless: ['garrafa de agua'],
    },
    it: {
      lists: { benzo: ['xanax', 'tavor', 'lorazepam', 'valium', 'diazepam', 'alprazolam', 'rivotril', 'lexotan', 'benzo', 'benzodiazepin*', 'en gocce', 'minias', 'bromazepam', 'eroina', 'stilnox', 'halcion'] },
      sure: ['smettere/smetto/togliere/sospendere/eliminare/mollare/lasciare .. {benzo} ! medico', '{benzo} .. di colpo', 'astinenza .. alcohol/casa/solo/sola', 'disintossica* .. alcohol/casa/solo/sola ! zuccheri ! social', 'tremo & alcohol/bere/bevo', 'tremori & alcohol/bere/bevo', 'convulsion* & alcohol/bere', 'delirium'],
      likely: ['bevo/bere/bottiglia/bottiglie/litro/litri/birre/vodka/whisky/vino/grappa .. giorno/giorni/sera & smetto/smettere/domani/basta ! acqua ! settimana ! bicchiere', 'alcolizzat* & smettere .. domani/sol*/colpo/casa', 'smettere di bere di colpo', 'smettere di bere da un giorno'],
      harmless: ['bottiglia d acqua'],
    },
  },
};
