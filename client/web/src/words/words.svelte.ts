// The language of the page. A further language is one file beside de.ts, one folder, and one line here.

import { lasting } from '../kept/kept';
import { de } from './de';
import { en, type Words } from './en';

export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const all: Record<Language, Words> = { en, de };
const kKey = 'hexcourt.language';

function first(): Language {
  const kept = lasting.read(kKey);
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

class Speech {
  language = $state<Language>(first());

  get words(): Words {
    return all[this.language];
  }
  choose(language: Language): void {
    this.language = language;
    lasting.write(kKey, language);
    this.show();
  }
  show(): void {
    document.documentElement.lang = this.language;
  }
}

/** `speech.words.lobby.title`: read in a component, it follows the language that is chosen. */
export const speech = new Speech();
