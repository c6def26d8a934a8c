// Light or dark: as the system says, until somebody chooses. Kept in this browser.

import { lasting } from '../kept/kept';

export type Look = 'light' | 'dark';
const kKey = 'hexcourt.look';
const system = matchMedia('(prefers-color-scheme: dark)');

function kept(): Look | null {
  const value = lasting.read(kKey);
  return value === 'light' || value === 'dark' ? value : null;
}

class Looks {
  chosen = $state<Look | null>(kept());
  fromSystem = $state<Look>(system.matches ? 'dark' : 'light');

  get now(): Look {
    return this.chosen ?? this.fromSystem;
  }
  choose(look: Look): void {
    this.chosen = look;
    lasting.write(kKey, look);
    this.show();
  }
  show(): void {
    document.documentElement.dataset['look'] = this.now;
  }
}

export const looks = new Looks();
system.addEventListener('change', () => {
  looks.fromSystem = system.matches ? 'dark' : 'light';
  looks.show();
});
