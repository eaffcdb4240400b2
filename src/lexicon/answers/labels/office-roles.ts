import type { LabelQuestion } from "./label-question.ts";

const who = ["person"] as const;

/** Whoever did something, and the labels under which forms name them. */
export const officeRoles: readonly LabelQuestion[] = [
  {
    kinds: who,
    asked: {
      en: "check|checks|checked|checking|inspect|inspects|inspected|inspecting|examine|examined|audit|audited|surveyed|tested",
      de: "prüft|prüfte|prüfen|geprüft|überprüf*|kontrollier*|inspizier*|begutacht*|untersucht*",
      fr: "contrôlé|contrôlée|contrôlés|contrôler|inspecté|inspectée|inspecter|vérifié|vérifiée|vérifier|examiné|examinée|examiner|expertisé|expertisée",
      it: "controlla|controllato|controllata|controllare|ispezionato|ispezionata|ispezionare|verificato|verificata|verificare|esaminato|esaminata|esaminare|collaudato|collaudata",
      es: "revisó|revisa|revisado|revisar|inspeccionó|inspeccionado|inspeccionar|controló|controlar|verificó|verificar|examinó|examinar",
    },
    labels: {
      en: "inspector|inspected by|checked by|examiner|examined by|auditor|audited by|surveyor|assessor|tester|tested by",
      de: "prüfer|prüferin|prüfperson|geprüft von|geprüft durch|kontrolleur|kontrolleurin|inspektor|inspektorin|kontrolliert von|kontrolliert durch|sachverständiger|sachverständige|gutachter|gutachterin|experte|expertin",
      fr: "inspecteur|inspectrice|contrôleur|contrôleuse|contrôlé par|vérifié par|vérificateur|expert|experte",
      it: "ispettore|ispettrice|controllore|controllato da|controllata da|verificato da|verificata da|verificatore|perito|collaudatore",
      es: "inspector|inspectora|revisado por|controlado por|verificado por|perito|perita",
    },
  },
  {
    kinds: who,
    asked: {
      en: "repair|repairs|repaired|repairing|fix|fixed|fixes|mend|mended|serviced|installed|fitted",
      de: "repariert*|reparieren|flickt*|geflickt|flicken|gewartet|wartet|montiert*|eingebaut|instand gesetzt",
      fr: "répare|réparé|réparée|réparer|réparera|dépanne|dépanné|dépannée|dépanner|entretenu|installé|installée|monté|montée",
      it: "ripara|riparato|riparata|riparare|aggiusta|aggiustato|aggiustata|aggiustare|sistemato|sistemata|sistemare|installato|installata|montato|montata",
      es: "repara|reparó|reparado|reparada|reparar|arregla|arregló|arreglado|arreglar|instaló|instalado|montó|montado",
    },
    labels: {
      en: "technician|engineer|mechanic|fitter|repairer|repaired by|serviced by|installer|installed by",
      de: "techniker|technikerin|servicetechniker|servicetechnikerin|monteur|monteurin|mechaniker|mechanikerin|repariert von|repariert durch|installateur|installateurin",
      fr: "technicien|technicienne|dépanneur|dépanneuse|réparateur|réparatrice|réparé par|monteur|mécanicien|mécanicienne|installateur|intervenant|intervenante",
      it: "tecnico|tecnica|riparatore|riparato da|montatore|meccanico|installatore|manutentore",
      es: "técnico|técnica|reparado por|mecánico|mecánica|montador|instalador|instaladora",
    },
  },
  {
    kinds: who,
    isOfPerson: true,
    asked: {
      en: "stand in|stands in|standing in|cover|covers|covering|replaces|replacing|fill in|fills in|deputis*|deputiz*|takes over",
      de: "vertritt|vertreten|vertrat|einspringt|springt ein|ersetzt|stellvertret*|vertretung",
      fr: "remplace|remplacé|remplacée|remplacer|remplacera|supplée|prend la relève|prend le relais|assure l intérim",
      it: "sostituisce|sostituirà|sostituire|sostituito|rimpiazza|subentra|fa le veci|al posto",
      es: "sustitu*|reemplaz*|suple|cubre",
    },
    labels: {
      en: "deputy|substitute|stand in|covered by|cover|replacement|deputised by",
      de: "stellvertretung|stellvertreter|stellvertreterin|vertretung|vertreten durch|vertreter|vertreterin|ersatzperson",
      fr: "suppléant|suppléante|remplaçant|remplaçante|remplacé par|remplacée par|intérim",
      it: "sostituto|sostituta|supplente|sostituito da|sostituita da|vicario",
      es: "sustituto|sustituta|suplente|sustituido por|sustituida por",
    },
  },
  {
    kinds: who,
    asked: {
      en: "drive|drives|drove|driving|driven|delivered|brought|behind the wheel",
      de: "fährt|fuhr|gefahren|fahren|geliefert|gebracht|steuer",
      fr: "condui*|livré*|livre|amené|apporté*|volant",
      it: "guida|guidava|guidato|guidare|consegnat*|portat*|volante",
      es: "conduc*|condujo|entregó|entregado|trajo|traído|volante",
    },
    labels: {
      en: "driver|delivered by|driven by",
      de: "fahrer|fahrerin|chauffeur|chauffeuse|geliefert von|geliefert durch|lenker|lenkerin",
      fr: "chauffeur|chauffeuse|conducteur|conductrice|livreur|livreuse|livré par",
      it: "autista|conducente|consegnato da|corriere",
      es: "conductor|conductora|chófer|repartidor|entregado por",
    },
  },
  {
    kinds: who,
    asked: {
      en: "reported|report it|raised|notified|called it in|complained",
      de: "gemeldet|meldete|angezeigt|reklamiert",
      fr: "signal*|annonc*|déclaré|prévenu|averti",
      it: "segnalat*|denunciat*|avvisat*|avvertit*",
      es: "avisó|avisado|denunci*|notific*|comunic*",
    },
    labels: {
      en: "reported by|raised by|notified by|caller|complainant",
      de: "gemeldet von|gemeldet durch|melder|melderin|meldende person|anrufer|anruferin",
      fr: "signalé par|annoncé par|déclarant|déclarante|appelant|appelante",
      it: "segnalato da|segnalata da|denunciante|segnalante|chiamante",
      es: "avisado por|denunciante|notificado por|comunicado por",
    },
  },
  {
    kinds: who,
    asked: {
      en: "approve|approved|approves|authoris*|authoriz*|agreed to|gave the go ahead|cleared",
      de: "genehmigt*|bewilligt*|freigegeben|freigab|erlaubt|zugestimmt|abgesegnet",
      fr: "approuv*|autoris*|valid*|donné son accord|donné le feu vert",
      it: "approvat*|autorizzat*|dato l ok|dato il via libera|convalidat*",
      es: "aprob*|autoriz*|dio el visto bueno",
    },
    labels: {
      en: "approved by|authorised by|authorized by|approver|released by",
      de: "genehmigt von|genehmigt durch|bewilligt von|bewilligt durch|freigegeben von|freigegeben durch|freigabe durch",
      fr: "approuvé par|approuvée par|autorisé par|autorisée par|validé par|validée par",
      it: "approvato da|approvata da|autorizzato da|autorizzata da|convalidato da",
      es: "aprobado por|aprobada por|autorizado por|autorizada por",
    },
  },
  {
    kinds: who,
    isOfPerson: true,
    asked: {
      en: "travel* with|go with|goes with|going with|went with|accompan*|come* along|comes along",
      de: "begleitet*|reist mit|fährt mit|mitfährt|geht mit|kommt mit|mitkommt|mitgereist",
      fr: "accompagn*|voyage avec|part avec|va avec",
      it: "accompagn*|viaggia con|parte con|va con|insieme a",
      es: "acompañ*|viaja con|va con",
    },
    labels: {
      en: "accompanied by|travelling with|travelling companion|companion",
      de: "begleitet von|begleitung|begleitperson|begleiter|begleiterin|mitreisende|mitreisender",
      fr: "accompagné par|accompagnée par|accompagné de|accompagnée de|accompagnant|accompagnante|accompagnateur|accompagnatrice",
      it: "accompagnato da|accompagnata da|accompagnatore|accompagnatrice",
      es: "acompañado por|acompañada por|acompañante",
    },
  },
  {
    kinds: who,
    isOfPerson: true,
    asked: {
      en: "boss|superior|line manager|supervisor|report to|reports to",
      de: "chef|chefin|vorgesetzte*",
      fr: "chef|cheffe|patron|patronne|supérieur*",
      it: "capo|superiore|principale",
      es: "jefe|jefa|superior",
    },
    labels: {
      en: "line manager|manager|supervisor|superior|head of department",
      de: "vorgesetzte person|vorgesetzter|vorgesetzte|teamleitung|teamleiter|teamleiterin|abteilungsleitung",
      fr: "responsable|supérieur|supérieure|supérieur hiérarchique|chef de service|cheffe de service",
      it: "responsabile|superiore|capo reparto|caporeparto|capoufficio",
      es: "responsable|superior|jefe|jefa",
    },
  },
  {
    kinds: who,
    asked: {
      en: "in charge|responsible|accountable",
      de: "verantwortlich*|zuständig*|leitet",
      fr: "responsable*|chargé*|dirige",
      it: "responsabile|incaricat*|dirige",
      es: "responsable|encargad*|dirige",
    },
    labels: {
      en: "responsible person|person responsible|responsible|in charge|person in charge|site manager",
      de: "verantwortliche person|verantwortlich|verantwortlicher|verantwortliche|zuständig|bauleitung|bauleiter|bauleiterin",
      fr: "responsable|personne responsable|chargé de|chargée de|chef de chantier",
      it: "responsabile|persona responsabile|incaricato|incaricata|capocantiere",
      es: "responsable|persona responsable|encargado|encargada",
    },
  },
  {
    kinds: who,
    asked: {
      en: "received|took delivery|accepted|signed for|took it in|took them in",
      de: "entgegengenommen|entgegen|angenommen|empfangen|quittiert",
      fr: "reçu*|réceptionn*|pris livraison|accepté*",
      it: "ricevut*|ritirat*|preso in consegna|accettat*|presi in consegna",
      es: "recibió|recibido|aceptó|recogió",
    },
    labels: {
      en: "received by|accepted by|signed for by|taken in by",
      de: "empfangen von|empfangen durch|entgegengenommen von|entgegengenommen durch|erhalten von|angenommen von",
      fr: "reçu par|réceptionné par|réceptionnaire|pris en charge par",
      it: "ricevuto da|ricevuta da|ritirato da|preso in consegna da",
      es: "recibido por|recogido por|aceptado por",
    },
  },
  {
    kinds: who,
    asked: {
      en: "saw|seen|see it|watched|witness*",
      de: "gesehen|sah|beobachtet|dabei|bezeugen",
      fr: "vu|assisté|témoin*",
      it: "visto|assistito|testimon*",
      es: "vio|visto|presenció|testigo*",
    },
    labels: {
      en: "witness|witnesses",
      de: "zeuge|zeugin|zeugen",
      fr: "témoin|témoins",
      it: "testimone|testimoni|teste",
      es: "testigo|testigos",
    },
  },
  {
    kinds: who,
    asked: {
      en: "ordered|requested|applied|asked for",
      de: "bestellt*|beantragt*|angefordert|verlangt",
      fr: "commandé*|demandé*|sollicité*",
      it: "ordinat*|richiest*|chiest*|domandat*",
      es: "pidió|pedido|solicit*|encarg*",
    },
    labels: {
      en: "ordered by|requested by|applicant|requester|customer contact",
      de: "bestellt von|bestellt durch|besteller|bestellerin|antragsteller|antragstellerin|beantragt von",
      fr: "commandé par|demandé par|demandeur|demandeuse|requérant|requérante",
      it: "ordinato da|richiesto da|richiedente",
      es: "pedido por|solicitado por|solicitante",
    },
  },
];
