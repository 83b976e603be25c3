import { expect, test } from "vitest";
import { createLanguageGuess } from "./guess-language.ts";

const guess = (...cells: string[]) => {
  const { add, result } = createLanguageGuess();
  for (let times = 0; times < 4; times += 1) for (const cell of cells) add("text", cell);
  return result();
};

test.each([
  ["en", "The camera counts the people who walk by and keeps none of the pictures."],
  ["nl", "De camera telt het aantal mensen dat langs loopt en bewaart geen beelden van de straat."],
  ["es", "La cámara cuenta las personas que pasan por la calle y no guarda las imágenes del lugar."],
  ["fr", "La caméra compte les personnes qui passent dans la rue et ne garde pas les images."],
  ["pt", "A câmera conta as pessoas que passam pela rua e não guarda as imagens do local para uso."],
  ["tl", "Binibilang ng kamera ang mga taong dumadaan sa kalye at hindi ito nagtatago ng mga larawan."],
  ["de", "Die Kamera zählt die Menschen, die vorbeigehen, und das Bild wird nicht gespeichert."],
  ["km", "កាមេរ៉ារាប់ចំនួនមនុស្សដែលដើរកាត់ ហើយមិនរក្សាទុករូបភាពទេ។"],
])("knows a text in %s", (language, text) => {
  expect(guess(text)).toBe(language);
});

test("a sign of another script in a text says nothing", () => {
  expect(guess("The camera counts the people who walk by, with an error (σ) of 2 for a day.")).toBe("en");
  expect(guess("Ω ".padEnd(30, "a b "), "⌫拼𓇆ଏ α 2020-04 ".repeat(3))).toBeNull();
});

test("letters between the digits of ids and addresses are no words", () => {
  expect(guess("01a1f3da-da28-7da6-84da-c2b8b4d9902d-12", "https://city.example/da/das/do/os?as=para")).toBeNull();
});

test("says nothing about names, numbers and mixed files", () => {
  expect(guess("Dome camera 12", "11.5564", "Harbour Walk 3, Seaview, 12000")).toBeNull();
  expect(
    guess("The camera counts the people and keeps none of it.", "De camera telt het aantal en bewaart van het niets."),
  ).toBeNull();
  const { add, result } = createLanguageGuess();
  for (let times = 0; times < 20; times += 1) add("summary (nl)", "De camera telt het aantal mensen en bewaart niets.");
  expect(result()).toBeNull();
});
