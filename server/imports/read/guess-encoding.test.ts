import { expect, test } from "vitest";
import type { Encoding } from "#contract/imports.ts";
import { decoderFor } from "./decode-bytes.ts";
import { encodingOf } from "./decode-text.ts";
import { SINGLE_BYTE } from "./letter-habits.ts";

/** Every byte of an encoding by its letter. */
function bytesIn(encoding: Encoding, text: string): Uint8Array {
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const decode = decoderFor(encoding);
  const known = new Map(all.map((byte) => [decode(Uint8Array.of(byte), { stream: false }), byte]));
  return Uint8Array.from(text, (letter) => {
    const byte = known.get(letter);
    if (byte === undefined) throw new Error(`${encoding} has no ${letter}`);
    return byte;
  });
}

const register = (...lines: string[]) => `ref;name;address\n${lines.map((line, at) => `${at};${line}`).join("\n")}\n`;

test.each([
  ["windows-1250", "Croatian", register("Kamera;Martićeva 12")],
  ["windows-1250", "Slovene", register("Števec;Čopova 3", "Kamera;Žabjek 4")],
  ["windows-1250", "Czech", register("Kamera;Řeznická 7", "Čidlo;Dlouhá třída 2", "Sčítač;Náměstí Míru")],
  ["windows-1250", "Polish", register("Czujnik;Świętokrzyska 3", "Kamera;Łąkowa 5", "Licznik;Źródlana 1")],
  ["windows-1250", "Hungarian", register("Kamera;Erzsébet körút 1", "Érzékelő;Fő utca 7", "Számláló;Üllői út")],
  ["windows-1250", "Romanian", register("Cameră;Şoseaua Ştefan", "Senzor;Piaţa Română", "Numărător;Calea Griviţei")],
  ["iso-8859-2", "Polish", register("Czujnik;Świętokrzyska 3", "Kamera;Łąkowa 5", "Licznik;Źródlana 1")],
  ["iso-8859-2", "Czech", register("Kamera;Štěpánská 7", "Čidlo;Žitná ťřída", "Sčítač;Náměstí Míru")],
  ["windows-1251", "Russian", register("Камера;улица Ленина 3", "Датчик;Невский проспект")],
  ["windows-1251", "Ukrainian", register("Камера;вулиця Хрещатик 3", "Лічильник;площа Ринок")],
  ["windows-1253", "Greek", register("Κάμερα;Οδός Ερμού 3", "Αισθητήρας;Πλατεία Συντάγματος")],
  ["windows-1254", "Turkish", register("Kamera;Bağdat Caddesi", "Sayaç;Işıklar sokağı 4", "Algılayıcı;Şişli")],
  ["windows-1256", "Arabic", register("كاميرا;شارع الملك", "عداد;ساحة المدينة")],
  ["windows-1252", "French", register("Caméra;12 rue Molière", "Capteur;Place de la République, côté est")],
  ["windows-1252", "German", register("Zähler;Königstraße 3", "Kamera;Grüner Weg")],
  ["windows-1252", "Spanish", register("Cámara;Calle Peña 4", "Sensor;Avenida de la Constitución")],
  ["windows-1252", "Portuguese", register("Câmera;Rua São João 5", "Sensor;Praça da Estação")],
  ["windows-1252", "Danish", register("Kamera;Nørregade 3", "Tæller;Rådhuspladsen")],
  ["windows-1252", "Dutch", register("Camera;Coöperatiehof 2", "Teller;Reünieplein “oost”")],
  ["windows-1252", "English", register("Café counter;Quay 3 – north, 20° C, £5")],
] as const)("guesses %s for %s", (encoding, _language, text) => {
  expect(encodingOf(bytesIn(encoding, text))).toBe(encoding);
});

test("every encoding decodes its own letters", () => {
  const letters = { "windows-1252": "é“€", "windows-1250": "ćŠž", "windows-1251": "ЖяЇ", "windows-1253": "Ωά", "windows-1254": "ğİş", "windows-1256": "شك", "iso-8859-2": "ťŠą" } as const; // oxfmt-ignore
  for (const encoding of SINGLE_BYTE)
    expect(decoderFor(encoding)(bytesIn(encoding, letters[encoding]), { stream: false })).toBe(letters[encoding]);
});
