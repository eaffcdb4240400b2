/** Labels of what lies somewhere, in five languages. */
export const placeLabel =
  /(?<!\p{L})(?:place|location|venue|room|hall|address|site|where|destination|deliver(?:y|ed)? to|ship to|bill to|collect(?:ion)?|pick ?up|entrance|building|floor|office|city|town|street|country|meeting point|accommodation|lodging|hotel|parking|store|storage|branch|ort|\p{L}*(?:ort|adresse|anschrift|raum|zimmer|saal|standort|stelle|platz|lokal)|wo|ziel|reiseziel|abholung|wohin|strasse|straße|stadt|land|gebäude|eingang|treffpunkt|unterkunft|übernachtung|lieferung an|rechnung an|lieu|endroit|salle|adresse|site|emplacement|destination|livr\p{L}* à|retrait|entrée|bâtiment|étage|bureau|ville|rue|pays|rendez-vous|hébergement|logement|hôtel|luogo|sede|sala|aula|indirizzo|destinazione|consegna(?:re)? a|ritiro|ritrovo|entrata|edificio|piano|ufficio|città|via|paese|domicilio|alloggio|albergo|pernottamento|lugar|sitio|dirección|destino|recogida|entrada|edificio|piso|oficina|ciudad|calle|país|domicile)(?!\p{L})/iu;

/** A value that begins by saying where. */
export const within =
  /^(?:in|at|on|near|behind|beside|im|am|an|auf|bei|beim|hinter|neben|vor|dans|à|au|aux|chez|sur|derrière|devant|nel|nella|nello|al|alla|presso|davanti|dietro|en|junto)\s/iu;

/** Labels of whom something is from or for. */
export const partyLabel =
  /(?<!\p{L})(?:customer|client|buyer|purchaser|supplier|vendor|sender|recipient|consignee|besteller|kunde|kundin|auftraggeber|auftragnehmer|lieferant|absender|empfänger|mieter|vermieter|acheteur|acheteuse|fournisseur|expéditeur|destinataire|donneur d['’]ordre|cliente|committente|fornitore|mittente|destinatario|acquirente|proveedor|remitente)(?:in)?(?!\p{L})/iu;

/** Who somebody is to another one, before his name: "Grandmother, Ann Sample". */
export const kinBefore =
  /^(?:mother|father|mum|dad|grandmother|grandfather|grandma|grandad|aunt|uncle|sister|brother|wife|husband|partner|neighbour|mutter|vater|mama|papa|oma|opa|großmutter|grossmutter|großvater|grossvater|tante|onkel|schwester|bruder|frau|mann|ehefrau|ehemann|partnerin|nachbar|nachbarin|mère|père|grand-mère|grand-père|oncle|sœur|frère|épouse|époux|mari|compagne|compagnon|voisine?|madre|padre|nonna|nonno|zia|zio|sorella|fratello|moglie|marito|compagna|compagno|vicin[oa]|abuela|abuelo|tía|tío|hermana|hermano|esposa|marido)[,:]?\s+(?=\p{Lu})/iu;

/** Labels of whom a form is about. */
export const subjectLabel =
  /(?<!\p{L})(?:(?:sur|fore)?names?|vorname|nachname|noms?|prénom|nome|cognome|nombre|apellidos?|child|pupil|student|patient|participant|employee|member|traveller|insured|kind|schüler|patient|teilnehmer|mitarbeiter|mitglied|versicherte[rn]?|enfant|élève|participant|employée?|membre|assurée?|bambin[oa]|alunn[oa]|paziente|partecipante|dipendente|soci[oa]|assicurat[oa]|niñ[oa]|alumn[oa]|paciente|participante|emplead[oa]|asegurad[oa])(?:in|e)?(?!\p{L})/iu;
