import type { SafetyTexts } from '../answer-texts.ts';

export const de: SafetyTexts = {
  harms: {
    emergency:
      'Das kann ein Notfall sein und darf nicht auf einen Plan warten. Bitte ruf jetzt {number} an oder lass jemanden anrufen, und fahr nicht selbst. Wenn etwas geschluckt wurde, sag, was und wie viel. Ist es vorbei und geht es dir wieder gut, lass dich heute noch von einer Ärztin oder einem Arzt untersuchen.',
    'self-harm':
      'Danke, dass du mir das sagst. Was du beschreibst, wiegt schwerer als jeder Plan, und du sollst es nicht allein tragen müssen.',
    minors:
      'Dabei helfe ich nicht. Ein Kind oder eine Jugendliche kann nicht zustimmen und würde verletzt. Wenn du solche Gedanken hast und nichts getan hast, sprechen geschulte Menschen vertraulich mit dir, ohne dich zu verurteilen.',
    danger:
      'Gut, dass du es sagst. Niemand darf dich verletzen, bedrohen oder zwingen, und du bist nicht schuld daran. Kein Plan soll dir beibringen, das zu ertragen. Zuerst zählt, dass du in Sicherheit bist.',
    violence:
      'Ich helfe nicht dabei, jemanden zu verletzen. Wenn du so wütend oder verzweifelt bist, wie es klingt, dann geh zuerst auf Abstand und sprich heute mit jemandem. Es gibt fast immer einen Weg, der nicht mehrere Leben zerstört, auch deines.',
    stalking:
      'Dabei helfe ich nicht, denn es würde einem anderen Menschen Angst machen oder schaden. Was dir geschehen ist, mag sehr weh tun. Abstand hilft, und jemand, mit dem du darüber sprichst.',
    withdrawal:
      'Aufhören zu wollen ist eine gute Entscheidung. Bitte hör aber nicht von einem Tag auf den anderen auf: Das kann Krampfanfälle auslösen und lebensgefährlich sein. Ruf zuerst eine Ärztin, einen Arzt oder eine Suchtberatung an; mit ihnen ist es sicher und leichter.',
    medication:
      'Bitte setz dieses Medikament nicht allein ab, und ändere die Dosis nicht selbst: Das kann gefährlich sein, auch wenn es dir gut geht. Sag deiner Ärztin, deinem Arzt oder in der Apotheke, was dich daran stört. Sie können die Dosis schrittweise ändern.',
    'eating-disorder':
      'Dafür mache ich keinen Plan, denn es würde deinem Körper schaden. Was du beschreibst, ist schwer, und es lässt sich behandeln. Bitte zeig diese Nachricht einer Ärztin oder jemandem, der auf deiner Seite ist.',
    'extreme-weight':
      'Diesen Plan mache ich nicht: Ein so niedriges Gewicht, eine so schnelle Änderung oder so langes Fasten kann deinem Herzen schaden. Ärzte raten zu einem halben bis einem Kilo in der Woche, und sie sagen dir, welches Gewicht für dich gesund ist.',
    illegal:
      'Dabei kann ich nicht helfen: Es ist verboten und könnte anderen und dir schaden. Wenn Geldnot, Druck oder eine Sucht dahintersteht, gibt es genau dafür Hilfe, und einen ehrlichen Weg plane ich gern mit dir.',
    money:
      'Dafür mache ich keinen Plan. Es könnte dich Geld kosten, das du brauchst, und wer Verluste zurückgewinnen will, verliert meist mehr. Bitte warte ein paar Tage, überweise nichts und sprich mit jemandem, der nichts daran verdient, etwa mit einer Schuldnerberatung.',
  },
  people:
    'Ich bin ein Planungscoach und kann dir die Hilfe nicht geben, die du jetzt brauchst. Diese Menschen können es, heute:',
  danger:
    'Wenn du oder jemand anderes in unmittelbarer Gefahr ist, ruf bitte jetzt {number} an oder geh in die nächste Notaufnahme. Sag, wenn du kannst, jemandem Bescheid, dem du vertraust.',
  localNumber: 'den Notruf (in Europa 112)',
  closing: 'Deine Ziele können warten. Ich bin da, wenn du zu ihnen zurückkommen willst.',
};
