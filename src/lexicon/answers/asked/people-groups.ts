import type { WordsByLanguage } from "../../words-by-language.ts";

/** Groups of people who pay or get something of their own. */
export const peopleGroups: WordsByLanguage = {
  en: "student|students|pupil|pupils|apprentice|apprentices|trainee|trainees|child|children|kids|teenager|teenagers|youths|juniors|senior|seniors|pensioner|pensioners|retirees|adults|families|couples|members|nonmembers|residents|locals|unemployed|disabled|groups|companies|clubs|schools",
  de: "student|studenten|studentin|studentinnen|studierende|studierenden|schüler|schülerinnen|schülern|lernende|lernenden|lehrling|lehrlinge|auszubildende|kind|kinder|kindern|jugendliche|jugendlichen|junioren|senioren|rentner|rentnerinnen|pensionierte|pensionierten|erwachsene|erwachsenen|familien|paare|mitglieder|nichtmitglieder|einheimische|einheimischen|auswärtige|arbeitslose|gruppen|firmen|vereine|schulen",
  fr: "étudiant|étudiants|étudiante|étudiantes|élève|élèves|apprenti|apprentis|apprenties|enfant|enfants|adolescents|jeunes|juniors|seniors|aînés|retraité|retraités|adultes|familles|couples|membres|habitants|chômeurs|groupes|entreprises|associations|écoles",
  it: "studente|studenti|studentessa|studentesse|alunni|allievi|apprendista|apprendisti|bambino|bambini|ragazzi|giovani|anziani|pensionato|pensionati|adulti|famiglie|coppie|soci|membri|residenti|disoccupati|gruppi|aziende|associazioni|scuole",
  es: "estudiante|estudiantes|alumnos|aprendiz|aprendices|niño|niños|jóvenes|mayores|jubilado|jubilados|adultos|familias|parejas|socios|miembros|residentes|desempleados|grupos|empresas|asociaciones|escuelas",
};
