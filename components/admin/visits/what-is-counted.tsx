/** What is kept of a visit, and what is not; docs/security.md says the same. */
export function WhatIsCounted() {
  return (
    <dl className="grid gap-3 text-control sm:grid-cols-[8rem_minmax(0,1fr)] [&>dt]:font-medium [&>dd]:text-ink-soft max-sm:[&>dd]:-mt-2">
      <dt>Gardé</dt>
      <dd>
        Le jour, la page, sa langue, le nom du site d’où vient le lien, et combien de fois{'\u00a0'}: pages vues, PDF
        ouverts, références téléchargées. Un mois après, les jours d’un mois sont réunis.
      </dd>
      <dt>Jamais gardé</dt>
      <dd>
        Ni adresse IP, ni navigateur, ni appareil, ni pays, ni heure, ni mots cherchés. Deux pages lues par la même
        personne ne se relient pas{'\u00a0'}: le site compte des lectures, pas des lecteurs.
      </dd>
      <dt>Pas compté</dt>
      <dd>
        Les robots et les programmes qui se nomment, les pages qu’un navigateur prépare d’avance, vos propres visites
        dans un navigateur où vous vous êtes connecté, et les pages qu’un cache placé devant le site (nginx, CDN) sert
        lui-même.
      </dd>
    </dl>
  );
}
