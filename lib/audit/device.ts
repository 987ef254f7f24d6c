/**
 * Names the browser and the system of a `User-Agent` header. The result holds fixed names only, no part of the header.
 */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'un iPhone'],
  [/\biPad\b/, 'un iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * « Firefox sur Windows », « Navigateur sur Android », « curl », or « Appareil inconnu » when nothing is recognised.
 */
export function deviceText(userAgent: string): string {
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  if (system === undefined) return browser ?? 'Appareil inconnu';
  return `${browser ?? 'Navigateur'} sur ${system}`;
}

const firstMatch = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];
