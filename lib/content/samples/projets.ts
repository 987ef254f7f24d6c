/** First content of « Projets »: a fictional researcher (decision 11). */
export const projetsSample = [];
