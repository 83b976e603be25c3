import { expect, test } from "vitest";
import { matchWords } from "./match-words.ts";

const marked = (text: string, words: string) =>
  matchWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["nothing typed", "Air mast", " ", "Air mast"],
  ["whatever the case", "Air mast", "AIR", "[Air] mast"],
  ["whatever the accents", "Caméra du marché", "camera", "[Caméra] du marché"],
  ["in the middle", "Harbour counter", "bour", "Har[bour] counter"],
  ["all words in a row", "Bus lane camera", "lane cam", "Bus [lane cam]era"],
  ["words apart, in their own order", "Bus lane camera", "camera bus", "[Bus] lane [camera]"],
  ["only the words that are there", "Bus lane camera", "bus tram", "[Bus] lane camera"],
  ["words that overlap", "Lanes", "lan anes", "[Lan]es"],
  ["a Khmer letter with its signs stays whole", "ទំព័រ", "ទ", "[ទំ]ព័រ"],
  ["a text without it", "Air mast", "tram", "Air mast"],
])("%s", (_, text, words, expected) => expect(marked(text, words)).toBe(expected));
