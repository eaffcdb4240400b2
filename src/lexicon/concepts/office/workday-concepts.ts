/** Papers, money and people of a working day that were known in some languages only: English; German; French; Italian; Spanish, words parted by bars. */
export const workdayConcepts = `
director|directors ; Direktor|Direktorin|Direktoren ; directeur|directrice ; direttore|direttrice ; director|directora
character of text|characters ; Zeichen|Schriftzeichen ; caractères|caractère ; caratteri|carattere ; caracteres|carácter
number ; Nummer|Nr ; numéro|n° ; numero ; número
fund|funds ; Fonds ; fonds ; fondo|fondi ; fondo|fondos
round of applications|round|rounds ; Durchgang|Bewerbungsrunde|Ausschreibungsrunde ; tour de sélection|tour|tours ; turno|tornata|turni ; ronda|convocatoria|rondas
start up|start|starts ; anlaufen|läuft an|anspringen|starten|startet ; démarrer|démarre ; avviarsi|si avvia|accendersi ; arrancar|arranca
compressor ; Kompressor|Verdichter ; compresseur ; compressore ; compresor
stuck|trapped|gets stuck ; eingeschlossen|stecken geblieben|steckengeblieben|steckt fest ; coincé|coincée|enfermé|bloqué dans ; bloccato|bloccata|rimasto chiuso|intrappolato|intrappolata ; atrapado|encerrado
technician|mechanic|fitter|repairman ; Techniker|Monteur|Servicetechniker|Mechaniker ; technicien|mécanicien|dépanneur|monteur ; tecnico|meccanico|montatore ; técnico|mecánico
paste|copy and paste|cut and paste ; einfügen|kopieren und einfügen ; coller|copier-coller ; incollare|incolla|copia e incolla ; pegar|copiar y pegar
patent holder|assignee|assignees ; Patentinhaber|Inhaber des Patents ; titulaire du brevet ; titolare del brevetto ; titular de la patente
holder|holders|bearer ; Inhaber|Inhaberin ; titulaire|détenteur|titulaires ; titolare|detentore|titolari ; titular|titulares
cyber ; Cyber ; cyber ; cibernetico|cyber ; cibernético
kindergarten|nursery school ; Kindergarten ; école maternelle|jardin d'enfants ; scuola dell'infanzia|asilo ; jardín de infancia
gym|sports hall|gymnasium ; Turnhalle|Sporthalle ; salle de sport|salle de gymnastique|halle de gym ; palestra ; gimnasio|pabellón deportivo
flower bed|vegetable patch|vegetable bed ; Beet|Blumenbeet|Gemüsebeet ; plate-bande|carré potager ; aiuola|aiuole ; bancal|parterre
floor|storey|level of the building ; Stock|Stockwerk|Etage|Geschoss ; étage|étages ; piano|piani ; piso|planta
ceiling ; Decke|Zimmerdecke|Decken ; plafond|plafonds ; soffitto|soffitti ; techo
butter ; Butter ; beurre ; burro ; mantequilla
water ; Wasser ; eau|eaux ; acqua|acque ; agua
waiter|waitress|waiting staff ; Kellner|Kellnerin|Servicepersonal ; serveur|serveuse|personnel de service ; cameriere|cameriera|personale di sala ; camarero|camarera
bench|benches ; Sitzbank|Bänke|Festbank ; banc|bancs ; panchina|panca|panche ; banco|bancos
drawer ; Schublade|Schubladen ; tiroir|tiroirs ; cassetto|cassetti ; cajón|cajones
socket|plug|power point ; Steckdose|Stecker|Steckdosen ; prise électrique|prise de courant|fiche ; presa di corrente|spina ; enchufe|enchufes
screen|monitor|display ; Bildschirm|Monitor|Display ; écran|moniteur|écrans ; schermo|monitor|schermi ; pantalla|monitor
bank account|account ; Konto|Bankkonto ; compte|compte bancaire ; conto|conto bancario ; cuenta|cuenta bancaria
folder|ring binder|binder ; Ordner|Bundesordner ; classeur|classeurs|dossier ; cartella|raccoglitore|classificatore ; carpeta|archivador
upload|uploaded ; hochladen|hochgeladen|Upload ; téléverser|téléversé|mettre en ligne ; caricare online|caricato|upload ; subir un archivo|cargar
beginner|beginners|novice ; Anfänger|Anfängerin|Einsteiger ; débutant|débutante|débutants ; principiante|principianti ; principiante|principiantes
advanced|advanced learners|intermediate ; Fortgeschrittene|fortgeschritten ; avancé|avancés|perfectionnement ; avanzato|avanzati|progredito ; avanzado|avanzados
ferry|ferries ; Fähre|Fähren ; ferry|traversier ; traghetto|traghetti ; ferry|transbordador
van|delivery van|minibus|people carrier ; Lieferwagen|Kleinbus|Transporter|Minibus ; fourgonnette|camionnette|minibus|fourgon ; furgone|pulmino|minibus|furgoncino ; furgoneta|microbús
tank|tanks ; Tank|Tanks ; réservoir|citerne|cuve ; serbatoio|cisterna ; depósito|tanque
building site|construction site|roadworks ; Baustelle|Baustellen ; chantier|chantiers ; cantiere|cantieri ; obra|obras
direct debit|standing order ; Lastschrift|Dauerauftrag|Lastschriftverfahren ; prélèvement automatique|ordre permanent|recouvrement direct ; addebito diretto|ordine permanente|addebito automatico ; domiciliación|orden permanente
instalment|installment|pay in instalments ; Rate|Teilzahlung|Raten|Ratenzahlung ; mensualité|paiement échelonné|acomptes ; rata|rate|pagamento a rate ; cuota|pago a plazos
lecture|talk ; Vortrag|Referat|Präsentation ; exposé|conférence|présentation ; conferenza|relazione|presentazione ; ponencia|conferencia|presentación
minute|minutes of time ; Minute|Minuten ; minute|minutes ; minuto|minuti ; minuto|minutos
afternoon ; Nachmittag|nachmittags ; après-midi ; pomeriggio|pomeridiano ; por la tarde|tarde
evening ; Abend|abends ; soir|soirée ; sera|serata|serale ; por la noche|tarde noche
shift|work shift|shifts ; Schicht|Schichten|Schichtdienst ; équipe de travail|travail posté|tranche horaire ; turno di lavoro|turni|turno ; turno de trabajo|turnos
boiler ; Boiler|Heizkessel ; chaudière|chauffe-eau ; caldaia|scaldabagno|boiler ; caldera
pellets|wood pellets ; Pellets|Holzpellets ; pellets|granulés de bois|granulés ; pellet|pellets ; pellets
electricity meter|water meter|meter reading ; Stromzähler|Zählerstand|Wasserzähler ; compteur|relevé du compteur|compteurs ; contatore|contatori|lettura del contatore ; contador|lectura del contador
leak|leaking|leaks ; Leck|undicht|läuft aus ; fuite|fuites|fuit ; perdita d'acqua|fuoriuscita ; fuga de agua|gotea
hairdresser|barber ; Coiffeur|Friseur|Friseurin ; coiffeur|coiffeuse|salon de coiffure ; parrucchiere|parrucchiera|barbiere ; peluquero|peluquería
pressure ; Druck|Überdruck ; pression|surpression ; pressione|sovrapressione ; presión
full|fully booked|booked up|sold out ; voll|ausgebucht|ausverkauft ; complet|plein ; completo|pieno|esaurito ; lleno|completo|agotado
ice|icy ; Eis|Glatteis|vereist ; glace|verglas|verglacé ; ghiaccio|ghiacciato ; hielo
bad weather|weather|weather conditions ; schlechtes Wetter|Wetter|Witterung|Schlechtwetter ; mauvais temps|intempéries|météo ; maltempo|cattivo tempo|meteo|condizioni meteorologiche ; mal tiempo|clima
hike|hiking|ramble ; wandern|Wanderung|Wanderungen ; randonnée|randonnées ; escursione a piedi|camminata|passeggiata ; caminata|senderismo
place available|places available|spots ; Platz|Plätze|freie Plätze ; place disponible|places ; posto|posti|posti disponibili ; plaza|plazas
meeting point|meeting place|assembly point ; Treffpunkt|Besammlung|Sammelpunkt|Sammelplatz ; point de rendez-vous|lieu de rendez-vous|point de rassemblement ; punto di ritrovo|luogo di ritrovo|ritrovo|punto di raccolta ; punto de encuentro
map|site plan ; Lageplan|Landkarte|Stadtplan ; plan de situation|plan de la ville|carte topographique ; mappa|cartina|piantina ; mapa|plano
playing field|pitch|sports ground|tennis court ; Spielfeld|Sportplatz|Tennisplatz ; terrain de sport|terrain de jeu|court de tennis ; campo da gioco|campo sportivo|campo da tennis ; campo de juego|pista de tenis
move in|moving in|take occupancy ; einziehen|Einzug|bezogen werden|beziehen ; emménager|emménagement|entrée en jouissance ; entrare in casa|entrata nell'appartamento|trasferirsi ; entrar a vivir
vacuum cleaner|hoover|vacuum ; Staubsauger|staubsaugen ; aspirateur|passer l'aspirateur ; aspirapolvere|passare l'aspirapolvere ; aspiradora
operating instructions|user manual|manual ; Bedienungsanleitung|Gebrauchsanweisung|Betriebsanleitung|Anleitung ; mode d'emploi|notice d'utilisation|manuel ; istruzioni per l'uso|manuale|libretto d'uso ; manual de instrucciones|manual
exchange|swap|trade in ; umtauschen|Umtausch|tauschen|eintauschen ; échanger|échange|troquer ; scambiare|cambio|permuta ; cambiar|cambio|canje
desk|workstation|workplace ; Schreibtisch|Arbeitsplatz|Pult|Arbeitsplätze ; poste de travail|place de travail|bureau de travail ; scrivania|postazione di lavoro|posto di lavoro ; escritorio|puesto de trabajo
spring|springtime ; Frühling|Frühjahr ; printemps ; primavera ; primavera
power|electricity|electric current ; Strom|Elektrizität|Energie ; électricité|courant électrique|énergie électrique ; elettricità|corrente elettrica|corrente|energia elettrica ; electricidad|corriente eléctrica|energía eléctrica
skip|miss|leave out|fail to carry out ; auslassen|ausfallen|verpassen|versäumen ; sauter|manquer|omettre|ne pas effectuer ; saltare|mancare|omettere|non eseguire ; saltar|omitir|dejar de hacer
respond|react|reply ; reagieren|ansprechen|antworten ; réagir|répondre ; reagire|rispondere ; reaccionar|responder
hall|function room|assembly hall ; Saal|Halle|Mehrzweckhalle|Festsaal ; salle|halle|salle polyvalente|salle des fêtes ; sala|salone|sala polivalente ; sala|salón|salón de actos
allotment|plot|garden plot ; Parzelle|Kleingarten|Schrebergarten ; parcelle|jardin familial|jardin ouvrier ; orto|parcella|lotto di terreno ; parcela|huerto
lock|door lock ; Schloss|Türschloss|Schlösser ; serrure|serrures ; serratura|serrature ; cerradura
inn|pub|tavern|restaurant ; Gasthof|Gasthaus|Wirtschaft|Restaurant|Beiz ; auberge|restaurant|bistrot ; osteria|trattoria|ristorante|locanda ; posada|restaurante|mesón
button|key on a device ; Taste|Knopf|Tasten ; bouton|touche du clavier ; tasto|pulsante|tasti ; botón|tecla
film footage|recording|recordings ; Filmaufnahme|Aufnahme|Aufzeichnung|Videoaufzeichnung ; enregistrement|images vidéo|enregistrements ; filmato|filmati|registrazione|ripresa ; grabación|grabaciones
instructor|trainer|coach of sport ; Trainer|Trainerin|Kursleiter|Kursleiterin ; moniteur|monitrice|entraîneur ; istruttore|istruttrice|allenatore ; instructor|entrenador
grade|exam mark|score ; Note|Punktzahl|Noten ; note obtenue|notes|score ; voto|punteggio|voti ; nota|puntuación
duty|customs duty|customs ; Zoll|Zollgebühr|Verzollung ; droits de douane|douane|dédouanement ; dazio|dogana|sdoganamento ; derechos de aduana|aduana
overdue|in arrears|in default|late with payment ; überfällig|in Verzug|Zahlungsverzug|Zahlungsrückstand ; en retard de paiement|en demeure|arriéré ; in mora|in ritardo con il pagamento|arretrato|mora ; en mora|atrasado
due|payable|falls due ; fällig|zahlbar|Fälligkeit ; échu|exigible|payable ; esigibile|pagabile|scade ; exigible|pagadero|vence
income|earnings ; Einkommen|Einkünfte|Einnahmen ; revenu|revenus|rentrées ; reddito|entrate|redditi ; renta|ingresos
market stall|stall ; Marktstand|Stand|Verkaufsstand ; étal|stand|stand de marché ; bancarella|stand ; puesto|caseta
entrance fee|admission|admission price ; Eintritt|Eintrittspreis|Eintrittsgebühr ; prix d'entrée|entrée|droit d'entrée ; ingresso|prezzo d'ingresso|biglietto d'entrata ; precio de entrada|entrada
admission ticket|ticket|tickets ; Eintrittskarte|Billett|Ticket|Fahrkarte|Karten ; billet|billet d'entrée|ticket|billets ; biglietto|biglietto d'ingresso|biglietti ; entrada|billete|boleto
applicant|applicants ; Antragsteller|Antragstellerin|Gesuchsteller|Bewerber ; requérant|demandeur|candidat ; richiedente|candidato|concorrente ; solicitante|candidato
job application|apply for the post ; Bewerbung|sich bewerben|Bewerbungsunterlagen ; candidature|postuler|dossier de candidature ; candidatura|candidarsi ; candidatura|solicitud de empleo
vacant position|vacancy|job opening ; offene Stelle|Posten|Arbeitsstelle ; poste|poste vacant|emploi ; posto|posto vacante|impiego|posto di lavoro ; puesto|vacante|empleo
premium for insurance|insurance premium|premium ; Versicherungsprämie|Prämie|Jahresprämie ; prime d'assurance|prime|prime annuelle ; premio assicurativo|premio annuo|premio ; prima|prima del seguro
theft|stolen|steal ; Diebstahl|gestohlen|stehlen|geklaut ; vol|volé|voler|vols ; furto|rubato|rubare|furti ; robo|robado|hurto
craftsman|tradesman|workman ; Handwerker|Arbeiter ; artisan|ouvrier ; artigiano|operaio ; artesano|obrero
citizen|citizens ; Bürger|Bürgerin|Staatsbürger ; citoyen|citoyenne|citoyens ; cittadino|cittadina|cittadini ; ciudadano|ciudadana
elderly|elderly people|seniors|senior citizens ; Senioren|ältere Menschen|Betagte|ältere Personen ; seniors|personnes âgées|aînés ; anziani|anziano|persone anziane ; ancianos|personas mayores
goods|merchandise|wares ; Ware|Güter ; marchandise|marchandises|biens ; merce|merci|beni ; mercancía|mercancías|bienes
in stock|stock level|available from stock ; Bestand|Lagerbestand|vorrätig|an Lager ; en stock|stock|disponible ; giacenza|scorta|disponibile|in magazzino ; existencias|disponible
carton|cardboard box|box|boxes ; Karton|Schachtel|Kiste|Kartons ; carton|boîte|cartons ; scatola|cartone|scatole ; caja|cartón|cajas
brand new|new ; neu|neue|neuwertig ; neuf|neuve|nouveau|nouvelle ; nuovo|nuova ; nuevo|nueva
second-hand|pre-owned ; gebraucht|Occasion|aus zweiter Hand ; d'occasion|usagé|de seconde main ; d'occasione|di seconda mano ; usado|de segunda mano
race|running race ; Rennen|Lauf|Wettlauf ; course à pied|course ; gara|corsa ; carrera
prize|award|prizes ; Preisgeld|Auszeichnung|Pokal ; récompense|trophée ; premio|premi|riconoscimento ; premio|galardón
utilities|service charge|service charges ; Nebenkosten|Betriebskosten ; charges locatives|frais accessoires|charges ; spese accessorie|spese condominiali ; gastos comunes|gastos de comunidad
stove|cooker|hob|oven ; Herd|Kochherd|Backofen|Kochfeld ; cuisinière|four|plaque de cuisson ; fornello|fornelli|forno|piano cottura ; cocina|fogón|horno
tender|call for tenders|invitation to tender ; Ausschreibung|Submission ; appel d'offres|soumission ; bando di gara|gara d'appalto|bando|concorso d'appalto ; licitación|concurso
stamp|postage stamp|postage ; Briefmarke|Porto|Frankatur ; timbre|timbre-poste|affranchissement ; francobollo|affrancatura ; sello de correos|franqueo
sick note|medical certificate|doctor's note ; Krankmeldung|Arztzeugnis|Krankschreibung|Attest ; certificat médical|arrêt maladie ; certificato medico|certificato di malattia ; certificado médico|baja médica
next|upcoming ; nächste|nächster|nächsten|kommende ; prochain|prochaine|prochains ; prossimo|prossima|prossimi ; próximo|próxima
previous|earlier|last year's ; vorherig|vorangegangen ; précédent|précédente|antérieur ; precedente|precedenti|anteriore ; anterior|previo
entitlement|entitled|have a right to ; Anspruch|berechtigt|Anrecht ; droit|avoir droit|ayant droit ; diritto|avere diritto|avente diritto ; derecho|tener derecho
share|stake|proportion ; Anteil|Anteile|Beteiligung ; part|quote-part|participation ; quota|quote|partecipazione ; participación|cuota
call|phone|telephone|ring up ; anrufen|Anruf|telefonieren ; appeler|appel|téléphoner ; telefonare|chiamare|chiamata|telefonata ; llamar|llamada|telefonear
return journey|return trip|way home|journey back ; Rückfahrt|Rückreise|Heimfahrt|Rückkehr ; retour|voyage de retour|trajet de retour ; ritorno|viaggio di ritorno|rientro ; vuelta|viaje de vuelta|regreso
training session|training|practice ; Training|trainieren|Trainings ; entraînement|entraînements|s'entraîner ; allenamento|allenamenti|allenarsi ; entrenamiento|entrenar
path|footpath|trail ; Weg|Fussweg|Fußweg|Pfad|Wanderweg ; chemin|sentier|chemin pédestre ; sentiero|cammino|strada pedonale ; camino|sendero
department|section of the company ; Abteilung|Bereich|Ressort ; service|département|division ; reparto|servizio|settore|dipartimento ; departamento|sección
rule|rules ; Regel|Regeln|Vorschrift ; règle|règles|règlement ; regola|regole|regolamento ; regla|reglas|norma
trial|test run|trial run ; Probe|Testlauf|Versuch ; essai|période d'essai|test ; prova|periodo di prova|collaudo ; prueba|ensayo
cost extra|costs extra|charge extra|extra cost|additional cost ; kostet zusätzlich|kostet extra|zusätzlich verrechnet|Aufpreis|Mehrkosten|Zusatzkosten ; coûte en plus|en supplément|facturé en plus|coût supplémentaire ; chiedere in più|costa in più|pagare in più|costo aggiuntivo|costo supplementare ; cobrar extra|coste adicional
does not start|won't start|doesn't start|will not start ; läuft nicht an|springt nicht an|startet nicht ; ne démarre pas|ne s'allume pas ; non parte|non si avvia|non si accende ; no arranca|no se enciende
give notice|written notice|notify|inform in writing ; ankündigen|mitteilen|anzeigen|schriftlich mitteilen ; annoncer|aviser|notifier|donner préavis ; annunciare|comunicare|notificare|dare preavviso ; notificar|avisar|comunicar
`;
